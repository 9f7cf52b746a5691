import { numbersAt, type Part, repetitionsAt, runsAt } from './guessable-parts'
import type { WordList } from './known-words'

/** What words a password may be made of. */
export interface Words {
  /** Common passwords and words, in small letters. */
  known: WordList
  /** Words that a guesser tries at this account: names of the person and of the organization, in small letters. */
  near: ReadonlySet<string>
}

/** The maxWordLength word or name that is looked for. */
const maxWordLength = 64
/** Signs that are used in place of letters; if one can mean two letters, both are tried. */
const signs: readonly Record<string, string>[] = [
  { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
  { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'l' },
]

/**
 * How much a guesser has to find out about a password, who takes the easiest way to it: a common word counts 2, a word that is near the
 * account 1, a run of keys or a year 1, what repeats itself 0 or 1, and any other character 1. So a password of three words has 6
 * and more, `Sommer2026!` 4, and ten blanks 1.
 */
export function countPoints(password: string, words: Words): number {
  const text = password.toLowerCase()
  const spellings = [text, ...signs.map((letters) => text.replace(/./gsu, (sign) => letters[sign] ?? sign))]
  /** The fewest points up to each index. */
  const minimum = new Array<number>(text.length + 1).fill(Number.POSITIVE_INFINITY)
  minimum[0] = 0
  for (let at = 0; at < text.length; at += 1) {
    const here = minimum[at] ?? 0
    const parts = [
      characterAt(text, at),
      ...spellings.flatMap((spelling) => wordsAt(spelling, at, words)),
      ...runsAt(text, at),
      ...numbersAt(text, at),
      ...repetitionsAt(text, at),
    ]
    for (const { length, points } of parts) {
      minimum[at + length] = Math.min(minimum[at + length] ?? 0, here + points)
    }
  }
  return minimum[text.length] ?? 0
}

/** A sign between words counts once: `a-b-c` is no harder than `a-bc`. */
function characterAt(text: string, at: number): Part {
  const character = text[at] ?? ''
  const isSignAgain = /[^\p{L}\p{N}]/u.test(character) && text.indexOf(character) < at
  return { length: 1, points: isSignAgain ? 0 : 1 }
}

function wordsAt(text: string, at: number, { known, near }: Words): Part[] {
  const parts: Part[] = []
  for (let length = 3; length <= Math.min(maxWordLength, text.length - at); length += 1) {
    const word = text.slice(at, at + length)
    if (near.has(word)) parts.push({ length, points: 1 })
    else if (known.has(word)) parts.push({ length, points: 2 })
  }
  return parts
}
