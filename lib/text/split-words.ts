/** Splits a text at white space, as searches of records do. */
export function splitWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

/** Returns the words of letters and digits in lower case, without soft hyphens. */
export function parseWords(text: string): string[] {
  const words = text
    .normalize('NFC')
    .replace(/[\u00ad\u200b]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return words ?? []
}
