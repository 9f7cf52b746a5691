import { cacheTags } from '@/lib/cache-tags'

/**
 * A tag that every tagged answer gets in addition. To purge everything, any CDN can then purge this
 * one tag.
 */
const everythingTag = 'all'

/** Maximum length of the list of tags. Two headers contain it; proxies accept 4 to 16 KB in all. */
const maxLength = 1500

/** Characters that every CDN accepts in a tag: visible ASCII without separators and quotes. */
const sendable = /^[\w!#$%&'*+./:;=?@^`|~()-]{1,100}$/

/** Part of a tag before its first colon: `page` of `page:12:de`. */
const getKind = (tag: string) => tag.split(':', 1)[0] ?? tag

/**
 * Converts a tag for a CDN. A tag with unsupported characters becomes its kind; returns null if the
 * kind has unsupported characters too.
 */
function toCdnTag(tag: string): string | null {
  return [tag, getKind(tag)].find((name) => sendable.test(name)) ?? null
}

/**
 * Converts the tags of an answer for a CDN. If the list is too long, replaces all tags of a kind by
 * the kind (`link` for `link:…`), starting with the kind whose tags are longest in total.
 * @returns null if the list is still too long; a CDN must not cache the answer
 */
export function toCdnTags(tags: Iterable<string>): string[] | null {
  const kinds = new Map<string, Set<string>>([[everythingTag, new Set([everythingTag])]])
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
 * Converts changed tags to the tags to purge: each tag and its kind, because a long list has the
 * kind instead of the tag.
 */
export function tagsToPurge(changedTags: Iterable<string>): string[] {
  const names = new Set<string>()
  for (const tag of changedTags) {
    const name = toCdnTag(tag)
    if (tag === cacheTags.everything || tag === everythingTag || name === null) return [everythingTag]
    names.add(name).add(getKind(name))
  }
  return [...names]
}

/** The tags to purge in order to purge every tagged answer. */
export const allAnswerTags: readonly string[] = [everythingTag]
