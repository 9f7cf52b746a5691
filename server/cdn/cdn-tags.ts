import { cacheTags } from '@/lib/cache-tags'

/** Stands on every answer with tags, so that everything is dropped as one tag is, whichever the CDN. */
const everything = 'all'

/** How long the list of an answer may be: proxies take heads of 4 to 16 KB, and it goes out in two headers. */
const maxLength = 1500

/** What every CDN takes in a tag: visible ASCII without what separates or quotes. */
const sendable = /^[\w!#$%&'*+./:;=?@^`|~()-]{1,100}$/

/** The part of a tag before its first colon: `page` of `page:12:de`. */
const kindOf = (tag: string) => tag.split(':', 1)[0] ?? tag

/** The tag as a CDN is told it: itself, its kind where it cannot be sent, or null where that cannot be sent either. */
function nameFor(tag: string): string | null {
  return [tag, kindOf(tag)].find((name) => sendable.test(name)) ?? null
}

/**
 * The tags that an answer carries for a CDN. Where the list gets too long, all tags of a kind become that kind, `link` for a hundred of
 * `link:…`, beginning with what takes the most room.
 * @returns null for an answer that cannot be named shortly enough; a CDN must not keep it
 */
export function tagsOfAnswer(tags: Iterable<string>): string[] | null {
  const kinds = new Map<string, Set<string>>([[everything, new Set([everything])]])
  for (const tag of tags) {
    const name = nameFor(tag)
    if (name === null) return null
    const kind = kindOf(name)
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(name))
  }
  const lengthOf = (names: Iterable<string>) => [...names].join(', ').length
  const bySize = [...kinds].sort(([, a], [, b]) => lengthOf(b) - lengthOf(a))
  for (const [kind] of bySize) {
    const names = [...kinds.values()].flatMap((group) => [...group])
    if (lengthOf(names) <= maxLength) return names
    kinds.set(kind, new Set([kind]))
  }
  const coarsest = [...kinds.keys()]
  return lengthOf(coarsest) <= maxLength ? coarsest : null
}

/** The tags that a CDN has to drop when these have changed: themselves, and the kinds that stand for them on answers with many. */
export function tagsToPurge(changed: Iterable<string>): string[] {
  const names = new Set<string>()
  for (const tag of changed) {
    const name = nameFor(tag)
    if (tag === cacheTags.everything || tag === everything || name === null) return [everything]
    names.add(name).add(kindOf(name))
  }
  return [...names]
}

/** Drops everything that carries tags. */
export const purgeEverything: readonly string[] = [everything]
