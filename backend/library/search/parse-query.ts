import { parseWords } from '@/lib/text/split-words'

/** A parsed search. The only operators are quotation marks around phrases. */
export interface ParsedQuery {
  /** The words in lower case, with umlauts as typed. */
  words: readonly string[]
  /** Lists of words that must be adjacent. */
  phrases: readonly (readonly string[])[]
  /** True if the user may not have finished the last word. */
  isOpen: boolean
}

/** The maximum number of words. Further words take time, but rarely change the hits. */
const maxWords = 8
const maxWordLength = 60

/** The feminine suffix of a gender-neutral form: "Geiger:innen", "Geiger/-in". */
const genderSuffixPattern = /(?<=\p{L})[*:_·/]-?in(?:nen)?(?![\p{L}\p{N}])/giu

/** Parses a search into words and phrases. */
export function parseQuery(query: string): ParsedQuery {
  const phrases: string[][] = []
  const withoutSuffixes = query.normalize('NFC').replace(genderSuffixPattern, '')
  const queryWithoutQuotes = withoutSuffixes.replace(/["„“”«»]([^"„“”«»]*)["„“”«»]/g, (_, phrase: string) => {
    const words = toSearchWords(phrase)
    if (words.length > 0) phrases.push(words.slice(0, maxWords))
    return ' '
  })
  const words = toSearchWords(queryWithoutQuotes)
  return {
    words: words.slice(0, maxWords),
    phrases: phrases.slice(0, 2),
    isOpen: words.length > 0 && words.length <= maxWords && /[\p{L}\p{N}]$/u.test(query),
  }
}

/** Returns the words of a text, each shortened to `maxWordLength`. */
export function toSearchWords(text: string): string[] {
  return parseWords(text).map((word) => word.slice(0, maxWordLength))
}

/**
 * Returns the word as typed. If `ae`, `oe` or `ue` may mean umlauts, also returns it with umlauts.
 */
export function toForms(word: string): string[] {
  const withUmlauts = word
    .replace(/(?<![aeq])ue/g, 'ü')
    .replaceAll('oe', 'ö')
    .replaceAll('ae', 'ä')
  return withUmlauts === word ? [word] : [word, withUmlauts]
}

/** Returns the last of `toForms`: with umlauts if `ae`, `oe` or `ue` may mean them. */
export function toUmlautForm(word: string): string {
  return toForms(word).at(-1) ?? word
}

/** Replaces umlauts and ß by plain letters, as in the index of words. */
export function foldWord(word: string): string {
  return word.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u').replaceAll('ß', 'ss')
}
