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

/** Parses a search into words and phrases. */
export function parseQuery(query: string): ParsedQuery {
  const phrases: string[][] = []
  const unquoted = query.normalize('NFC').replace(/["„“”«»]([^"„“”«»]*)["„“”«»]/g, (_, phrase: string) => {
    const words = splitWords(phrase)
    if (words.length > 0) phrases.push(words.slice(0, maxWords))
    return ' '
  })
  const words = splitWords(unquoted)
  return {
    words: words.slice(0, maxWords),
    phrases: phrases.slice(0, 2),
    isOpen: words.length > 0 && words.length <= maxWords && /[\p{L}\p{N}]$/u.test(query),
  }
}

/** Splits a text into words in lower case. */
export function splitWords(text: string): string[] {
  const matches = text
    .replace(/[\u00ad\u200b]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return (matches ?? []).map((word) => word.slice(0, 60))
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
