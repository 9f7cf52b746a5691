/**
 * Letters that may link the parts of a German compound: "Arbeit" + "s" + "Zeit". The first part may
 * also have lost an "e": "Schul" in "Schulzeit".
 */
const linkingLetters = ['', 's', 'es', 'n', 'en', 'er', 'e']

/** Endings of inflected and derived forms of a word. */
const endingPattern = /^(?:e|en|er|ern|es|s|n|ns|se|sen|nen|in|innen|ung|ungen|ungs)?$/

const minPartLength = 3

/** A split of a compound. Each part is a list of possible words. */
export interface Split {
  first: readonly string[]
  last: readonly string[]
}

/** Returns the possible splits of a word into two parts. */
export function listSplits(word: string): Split[] {
  const splits: Split[] = []
  for (let position = minPartLength; position <= word.length - minPartLength - 1; position += 1) {
    splits.push({ first: listFirstParts(word.slice(0, position)), last: [word.slice(position)] })
  }
  return splits
}

function listFirstParts(start: string): string[] {
  const stems = linkingLetters.flatMap((link) =>
    start.endsWith(link) && start.length - link.length >= minPartLength
      ? [start.slice(0, start.length - link.length)]
      : [],
  )
  return [...stems, `${start}e`]
}

/**
 * Returns the possible words before and after `part` in a compound. At least one word of each list
 * must exist; an empty list requires nothing.
 * @returns null if `word` is not a compound with `part`
 */
export function matchCompoundPart(
  word: string,
  part: string,
): { precedingWords: string[]; followingWords: string[] } | null {
  const position = word.lastIndexOf(part)
  if (position < 0) return null
  const precedingText = word.slice(0, position)
  const followingText = word.slice(position + part.length)
  if (precedingText !== '' && precedingText.length < minPartLength) return null
  const isEnding = endingPattern.test(followingText)
  if (precedingText === '' && isEnding) return null
  const followingParts = linkingLetters.flatMap((link) =>
    followingText.startsWith(link) && followingText.length - link.length >= minPartLength
      ? [followingText.slice(link.length)]
      : [],
  )
  if (!isEnding && followingParts.length === 0) return null
  return {
    precedingWords: precedingText === '' ? [] : listFirstParts(precedingText),
    followingWords: isEnding ? [] : followingParts,
  }
}
