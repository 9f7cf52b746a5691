/** Line breaks of all systems and programs; word processors copy U+000B within a paragraph. */
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** Control characters except tab and line feed, and noncharacters, which XML forbids. */
const unprintable = /(?![\t\n])\p{Cc}|\p{Noncharacter_Code_Point}/gu

/**
 * Normalizes a text from outside: composed letters (Unicode NFC), line feeds as line breaks, and no
 * control characters except tabs. Spaces are kept.
 */
export function normalizeText(text: string): string {
  return text.replace(lineBreaks, '\n').replace(unprintable, '').normalize('NFC')
}
