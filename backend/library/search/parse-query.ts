import { parseWords } from '@/lib/text/split-words'

/** A parsed search. Quotes of phrases are the only operators. */
export interface ParsedQuery {
  /** In lower case, umlauts as typed. */
  words: readonly string[]
  /** Words that must be adjacent. */
  phrases: readonly (readonly string[])[]
  /** True if the last word may be incomplete. */
  isOpen: boolean
}

/** More words cost more than they contribute. */
const maxWords = 8
const maxWordLength = 60

/** Parses a search into words and phrases. */
export function parseQuery(query: string): ParsedQuery {
  const phrases: string[][] = []
  const unquoted = query.normalize('NFC').replace(/["„“”«»]([^"„“”«»]*)["„“”«»]/g, (_, phrase: string) => {
    const words = toSearchWords(phrase)
    if (words.length > 0) phrases.push(words.slice(0, maxWords))
    return ' '
  })
  const words = toSearchWords(unquoted)
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

/** Returns a word as typed and, if `ae`, `oe` or `ue` may stand for umlauts, also with umlauts. */
export function toForms(word: string): string[] {
  const withUmlauts = word
    .replace(/(?<![aeq])ue/g, 'ü')
    .replaceAll('oe', 'ö')
    .replaceAll('ae', 'ä')
  return withUmlauts === word ? [word] : [word, withUmlauts]
}

/** Removes umlauts and ß, as in the index of words. */
export function foldWord(word: string): string {
  return word.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u').replaceAll('ß', 'ss')
}
