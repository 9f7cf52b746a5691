import { findNumbers, findRepetitions, findSequences, type Part } from './guessable-parts'
import type { WordList } from './known-words'

/** The words that make a password easy to guess. */
export interface Words {
  /** Common passwords and words, in lower case. */
  commonWords: WordList
  /** Names of the person, the organization and the site, in lower case. */
  relatedWords: ReadonlySet<string>
}

/** Maximum length of a word or name that is looked up in the lists. */
const maxWordLength = 64
/** Replacements of letters. `1` and `!` can mean two letters, so both alternatives are tried. */
const substitutes: readonly Record<string, string>[] = [
  { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
  { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'l' },
]

/**
 * Counts the points of the cheapest way to guess a password. A common word costs 2 points. A word
 * related to the account, a sequence of keys, a year or any single character costs 1. A repetition
 * costs 0 or 1. A password of three words has 6 or more, `Sommer2026!` 4, ten spaces 1.
 */
export function countPoints(password: string, words: Words): number {
  const text = password.toLowerCase()
  const spellings = [text, ...substitutes.map((letters) => text.replace(/./gsu, (sign) => letters[sign] ?? sign))]
  /** The minimum number of points for the text before each index. */
  const minimum = new Array<number>(text.length + 1).fill(Number.POSITIVE_INFINITY)
  minimum[0] = 0
  for (let index = 0; index < text.length; index += 1) {
    const pointsSoFar = minimum[index] ?? 0
    const parts = [
      toCharacterPart(text, index),
      ...spellings.flatMap((spelling) => findWords(spelling, index, words)),
      ...findSequences(text, index),
      ...findNumbers(text, index),
      ...findRepetitions(text, index),
    ]
    for (const { length, points } of parts) {
      minimum[index + length] = Math.min(minimum[index + length] ?? 0, pointsSoFar + points)
    }
  }
  return minimum[text.length] ?? 0
}

/**
 * Returns the part for a single character. A repeated separator costs nothing, because `a-b-c` is
 * no harder to guess than `a-bc`.
 */
function toCharacterPart(text: string, index: number): Part {
  const character = text[index] ?? ''
  const isRepeatedSeparator = /[^\p{L}\p{N}]/u.test(character) && text.indexOf(character) < index
  return { length: 1, points: isRepeatedSeparator ? 0 : 1 }
}

function findWords(text: string, index: number, { commonWords, relatedWords }: Words): Part[] {
  const parts: Part[] = []
  for (let length = 3; length <= Math.min(maxWordLength, text.length - index); length += 1) {
    const word = text.slice(index, index + length)
    if (relatedWords.has(word)) parts.push({ length, points: 1 })
    else if (commonWords.has(word)) parts.push({ length, points: 2 })
  }
  return parts
}
