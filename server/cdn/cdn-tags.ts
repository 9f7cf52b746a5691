import { cacheTags } from '@/lib/cache-tags'

/** Tag of every tagged response. Purging this one tag purges everything, with any CDN. */
const everythingTag = 'all'

/**
 * Maximum length of the tag list, in characters. Two headers contain the list, and proxies accept 4
 * to 16 KB of headers in total.
 */
const maxLength = 1500

/** Matches a tag that every CDN accepts: visible ASCII characters without separators and quotes. */
const acceptedTag = /^[\w!#$%&'*+./:;=?@^`|~()-]{1,100}$/

/** Returns the part of a tag before its first colon: `page` for `page:12:de`. */
const getKind = (tag: string) => tag.split(':', 1)[0] ?? tag

/**
 * Converts a tag to one that CDNs accept. If the tag contains unsupported characters, its kind is
 * returned instead, or null if the kind contains such characters, too.
 */
function toCdnTag(tag: string): string | null {
  return [tag, getKind(tag)].find((name) => acceptedTag.test(name)) ?? null
}

/**
 * Converts the tags of a response to the tags for a CDN. If the list is too long, all tags of a
 * kind are replaced by the kind (`link` for `link:…`), starting with the kind that takes the most
 * characters.
 * @returns null if the list is still too long; a CDN must then not cache the response
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
 * Converts changed tags to the tags to purge: each tag and its kind. The kind is needed because a
 * response with many tags has only the kind (`toCdnTags`).
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

/** Tags that purge every tagged response. */
export const allAnswerTags: readonly string[] = [everythingTag]
