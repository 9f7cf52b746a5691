/** What somebody typed, taken apart: nothing in it is an operator but the quotes of a phrase. */
export interface ParsedQuery {
  /** In lower case, umlauts as they were typed. */
  words: readonly string[]
  /** Words that stand next to each other. */
  phrases: readonly (readonly string[])[]
  /** Whether the last word may go on. */
  isOpen: boolean
}

/** More words cost more than they help to find. */
const maxWords = 8

/** Takes what was typed apart. */
export function parseQuery(query: string): ParsedQuery {
  const phrases: string[][] = []
  const rest = query.normalize('NFC').replace(/["„“”«»]([^"„“”«»]*)["„“”«»]/g, (_, phrase: string) => {
    const words = wordsIn(phrase)
    if (words.length > 0) phrases.push(words.slice(0, maxWords))
    return ' '
  })
  const words = wordsIn(rest)
  return {
    words: words.slice(0, maxWords),
    phrases: phrases.slice(0, 2),
    isOpen: words.length > 0 && words.length <= maxWords && /[\p{L}\p{N}]$/u.test(query),
  }
}

function wordsIn(text: string): string[] {
  const found = text
    .replace(/[\u00ad\u200b]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return (found ?? []).map((word) => word.slice(0, 60))
}

/** A word as it was typed and, where that may stand for umlauts, with them. */
export function formsOf(word: string): string[] {
  const withUmlauts = word
    .replace(/(?<![aeq])ue/g, 'ü')
    .replaceAll('oe', 'ö')
    .replaceAll('ae', 'ä')
  return withUmlauts === word ? [word] : [word, withUmlauts]
}

/** As the list of words has it: without umlauts and ß. */
export function foldWord(word: string): string {
  return word.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u').replaceAll('ß', 'ss')
}
