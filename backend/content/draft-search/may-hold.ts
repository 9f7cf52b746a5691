import { type SQL, sql } from 'drizzle-orm'
import type { WordSearch } from '@/lib/text/find-words'

/** Matches tags between two letters of a word. */
const tags = '(<[^>]*>)*'
/**
 * Matches a letter beyond ASCII or its HTML entity, because case-insensitive matching of such
 * letters depends on the locale of the database.
 */
const otherLetter = '([^\\u0001-\\u007f]|&[#a-zA-Z0-9]+;)'

/**
 * SQL condition: a stored text may contain the words. A fast first filter before the exact search
 * (lib/text/find-words.ts): it matches each text with the words, as plain text, HTML or JSON, and
 * also some other texts.
 */
export function mayHold(text: SQL, { text: words, isExact }: WordSearch): SQL {
  const pattern = [...words.trim()].map(toPatternPart).join(tags)
  return isExact ? sql`${text} ~ ${pattern}` : sql`${text} ~* ${pattern}`
}

/** Punctuation and space have several encodings, so anything may match them. */
function toPatternPart(sign: string): string {
  if (/[a-z0-9]/i.test(sign)) return sign
  return sign > '\u007f' ? otherLetter : '.*'
}
