/**
 * Matches line breaks of all systems. U+000B is one of them, because word processors copy it as a
 * line break within a paragraph.
 */
const lineBreakPattern = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** Matches control characters except tab and line feed, and noncharacters. XML forbids them. */
const unprintableCharacterPattern = /(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}/gu

/**
 * Matches more than 30 combining marks of a letter, the limit of Stream-Safe Text (UAX #15 §13).
 * Composing takes quadratic time in their number: minutes for 1 MB.
 */
const excessMarksPattern = /(\p{M}{30})\p{M}+/gu

/**
 * Normalizes a text that was entered or received. Letters are composed (Unicode NFC), line breaks
 * become line feeds, and control characters except tabs are removed. Spaces are kept.
 */
export function normalizeText(text: string): string {
  const printableText = text.replace(lineBreakPattern, '\n').replace(unprintableCharacterPattern, '')
  return printableText.replace(excessMarksPattern, '$1').normalize('NFC')
}
