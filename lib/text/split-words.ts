/** Splits a text at white space. The searches of records split their words in the same way. */
export function splitWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

/**
 * Returns the words of a text in lower case. A word consists of letters and digits; soft hyphens
 * are removed.
 */
export function parseWords(text: string): string[] {
  const words = text
    .normalize('NFC')
    .replace(/[\u00ad\u200b]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return words ?? []
}
