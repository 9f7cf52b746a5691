/**
 * Linking letters between the parts of German compounds: the first part is a word without them, or
 * with an ending that it lost.
 */
const links = ['', 's', 'es', 'n', 'en', 'er', 'e']

/** Endings of other cases and numbers. */
const ending = /^(?:e|en|er|ern|es|s|n|ns|se|sen|nen|in|innen|ung|ungen|ungs)?$/

const shortestPart = 3

/** A split of a compound into the possible words of its parts. */
export interface Split {
  first: readonly string[]
  last: readonly string[]
}

/** Returns the possible splits of a word into two. */
export function listSplits(word: string): Split[] {
  const splits: Split[] = []
  for (let at = shortestPart; at <= word.length - shortestPart - 1; at += 1) {
    splits.push({ first: listFirstParts(word.slice(0, at)), last: [word.slice(at)] })
  }
  return splits
}

function listFirstParts(start: string): string[] {
  const shortened = links.flatMap((link) =>
    start.endsWith(link) && start.length - link.length >= shortestPart
      ? [start.slice(0, start.length - link.length)]
      : [],
  )
  return [...shortened, `${start}e`]
}

/**
 * Returns the parts before and after `part` that must be words so that `word` is a compound with
 * it; empty lists require nothing. Returns null if it is not a compound.
 */
export function matchCompoundPart(word: string, part: string): { before: string[]; behind: string[] } | null {
  const at = word.lastIndexOf(part)
  if (at < 0) return null
  const before = word.slice(0, at)
  const behind = word.slice(at + part.length)
  if (before !== '' && before.length < shortestPart) return null
  const isEnding = ending.test(behind)
  if (before === '' && isEnding) return null
  const followers = links.flatMap((link) =>
    behind.startsWith(link) && behind.length - link.length >= shortestPart ? [behind.slice(link.length)] : [],
  )
  if (!isEnding && followers.length === 0) return null
  return { before: before === '' ? [] : listFirstParts(before), behind: isEnding ? [] : followers }
}
