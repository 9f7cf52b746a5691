import { type SQL, sql } from 'drizzle-orm'
import type { WordSearch } from '@/lib/text/find-words'

/** Matches HTML tags, which may be inside a word. */
const htmlTags = '(<[^>]*>)*'
/**
 * Matches any character outside ASCII, or an HTML entity. The character itself is not compared,
 * because its case-insensitive comparison depends on the locale of the database.
 */
const nonAsciiCharacter = '([^\\u0001-\\u007f]|&[#a-zA-Z0-9]+;)'

/**
 * Returns the SQL condition that a stored text may contain the words, as plain text, HTML or JSON.
 * The condition also matches some texts without the words, which the exact search
 * (`lib/text/find-words.ts`) excludes.
 */
export function mayContain(text: SQL, { text: words, isExact }: WordSearch): SQL {
  const pattern = [...words.trim()].map(toPatternPart).join(htmlTags)
  return isExact ? sql`${text} ~ ${pattern}` : sql`${text} ~* ${pattern}`
}

/**
 * Converts a character of the words to a regular expression. Punctuation and spaces match anything,
 * because they have several encodings.
 */
function toPatternPart(character: string): string {
  if (/[a-z0-9]/i.test(character)) return character
  return character > '\u007f' ? nonAsciiCharacter : '.*'
}
