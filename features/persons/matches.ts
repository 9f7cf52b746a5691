import { splitWords } from '@/lib/text/split-words'

/** Umlauts match as the umlaut, the base letter, or two letters. */
const twoLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Converts to lower case without accents. */
function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
}

/** Returns true if a text contains each word of a query. */
export function hasAllWords(text: string, query: string): boolean {
  const normalizedText = text.toLowerCase().normalize('NFC')
  const spelledText = foldText(normalizedText.replace(/[äöü]/g, (letter) => twoLetters[letter] ?? ''))
  const foldedText = `${foldText(normalizedText)} ${spelledText}`
  return splitWords(query).every((word) => foldedText.includes(foldText(word)))
}
