/** What stands between the parts of German compounds: the first part without it, or with an ending that it lost, is a word. */
const links = ['', 's', 'es', 'n', 'en', 'er', 'e']

/** What a word may end with in another case or number. */
const ending = /^(?:e|en|er|ern|es|s|n|ns|se|sen|nen|in|innen|ung|ungen|ungs)?$/

const shortestPart = 3

/** A split of a compound into the words that its parts may be. */
export interface Split {
  first: readonly string[]
  last: readonly string[]
}

/** The ways in which a word may be made of two. */
export function splitsOf(word: string): Split[] {
  const splits: Split[] = []
  for (let at = shortestPart; at <= word.length - shortestPart - 1; at += 1) {
    splits.push({ first: firstParts(word.slice(0, at)), last: [word.slice(at)] })
  }
  return splits
}

function firstParts(start: string): string[] {
  const shortened = links.flatMap((link) =>
    start.endsWith(link) && start.length - link.length >= shortestPart
      ? [start.slice(0, start.length - link.length)]
      : [],
  )
  return [...shortened, `${start}e`]
}

/**
 * What has to be words so that a word is a compound with a part: what stands before it and what behind it. Null where it is not;
 * empty lists ask for nothing.
 */
export function partOfCompound(word: string, part: string): { before: string[]; behind: string[] } | null {
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
  return { before: before === '' ? [] : firstParts(before), behind: isEnding ? [] : followers }
}
