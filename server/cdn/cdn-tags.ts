import { cacheTags } from '@/lib/cache-tags'

/** Tag of every answer with tags, so that purging everything is an ordinary purge for any CDN. */
const everything = 'all'

/** Maximum length of the list, sent in two headers. Proxies accept heads of 4 to 16 KB. */
const maxLength = 1500

/** Characters that every CDN accepts in a tag: visible ASCII without separators and quotes. */
const sendable = /^[\w!#$%&'*+./:;=?@^`|~()-]{1,100}$/

/** Part of a tag before its first colon: `page` of `page:12:de`. */
const getKind = (tag: string) => tag.split(':', 1)[0] ?? tag

/**
 * Converts a tag for a CDN. A tag with unsupported characters becomes its kind; returns null if
 * that is unsupported too.
 */
function toCdnTag(tag: string): string | null {
  return [tag, getKind(tag)].find((name) => sendable.test(name)) ?? null
}

/**
 * Converts the tags of an answer for a CDN. If the list is too long, all tags of a kind become that
 * kind (`link` for `link:…`), the longest kinds first.
 * @returns null if the list is still too long; a CDN must not cache the answer
 */
export function toCdnTags(tags: Iterable<string>): string[] | null {
  const kinds = new Map<string, Set<string>>([[everything, new Set([everything])]])
  for (const tag of tags) {
    const name = toCdnTag(tag)
    if (name === null) return null
    const kind = getKind(name)
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(name))
  }
  const listLength = (names: Iterable<string>) => [...names].join(', ').length
  const bySize = [...kinds].sort(([, a], [, b]) => listLength(b) - listLength(a))
  for (const [kind] of bySize) {
    const names = [...kinds.values()].flatMap((group) => [...group])
    if (listLength(names) <= maxLength) return names
    kinds.set(kind, new Set([kind]))
  }
  const coarsest = [...kinds.keys()]
  return listLength(coarsest) <= maxLength ? coarsest : null
}

/**
 * Converts changed tags to those to purge: the tags and their kinds, which replace them on long
 * lists.
 */
export function tagsToPurge(changedTags: Iterable<string>): string[] {
  const names = new Set<string>()
  for (const tag of changedTags) {
    const name = toCdnTag(tag)
    if (tag === cacheTags.everything || tag === everything || name === null) return [everything]
    names.add(name).add(getKind(name))
  }
  return [...names]
}

/** Purges every answer with tags. */
export const purgeEverything: readonly string[] = [everything]
