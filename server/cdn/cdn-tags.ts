import { cacheTags } from '@/lib/cache-tags'

/** Tag of all responses. Purging it purges everything. */
const everythingTag = 'all'

/**
 * Maximum length of the tag list. Two headers contain it, and proxies accept 4 to 16 KB of headers.
 */
const maxLength = 1500

/** Tags that every CDN accepts: visible ASCII without separators and quotes. */
const acceptedTagPattern = /^[\w!#$%&'*+./:;=?@^`|~()-]{1,100}$/

/** Returns the kind of a tag: `page` for `page:12:de`. */
const getKind = (tag: string) => tag.split(':', 1)[0] ?? tag

/** Converts a tag to one that CDNs accept, else to its kind; null if neither is possible. */
function toCdnTag(tag: string): string | null {
  return [tag, getKind(tag)].find((name) => acceptedTagPattern.test(name)) ?? null
}

/**
 * Converts tags for a CDN. In a list that is too long, kinds replace their tags, the largest first.
 * Returns null if the list is still too long. A CDN must then not cache the response.
 */
export function toCdnTags(tags: Iterable<string>): string[] | null {
  const kinds = new Map<string, Set<string>>([[everythingTag, new Set([everythingTag])]])
  for (const tag of tags) {
    const name = toCdnTag(tag)
    if (name === null) return null
    const kind = getKind(name)
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(name))
  }
  const measure = (names: Iterable<string>) => [...names].join(', ').length
  const kindsBySize = [...kinds].sort(([, a], [, b]) => measure(b) - measure(a))
  for (const [kind] of kindsBySize) {
    const names = [...kinds.values()].flatMap((group) => [...group])
    if (measure(names) <= maxLength) return names
    kinds.set(kind, new Set([kind]))
  }
  const kindNames = [...kinds.keys()]
  return measure(kindNames) <= maxLength ? kindNames : null
}

/**
 * Converts changed tags to the tags to purge: each tag and its kind, which replaces it in long
 * lists.
 */
export function listTagsToPurge(changedTags: Iterable<string>): string[] {
  const names = new Set<string>()
  for (const tag of changedTags) {
    const name = toCdnTag(tag)
    if (tag === cacheTags.everything || tag === everythingTag || name === null) return [everythingTag]
    names.add(name).add(getKind(name))
  }
  return [...names]
}

export const allResponseTags: readonly string[] = [everythingTag]
