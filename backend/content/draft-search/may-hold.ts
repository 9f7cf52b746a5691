import { type SQL, sql } from 'drizzle-orm'
import type { WordSearch } from '@/lib/text/find-words'

/** What may stand between two letters of a word: tags. */
const tags = '(<[^>]*>)*'
/** A letter beyond ASCII, or how HTML writes it: whether two of them are the same but for case depends on the database's locale. */
const otherLetter = '([^\\u0001-\\u007f]|&[#a-zA-Z0-9]+;)'

/**
 * The condition that a stored text may hold words, as SQL: it is met by every text that does, as plain text, as HTML and as JSON
 * of either, and by some others, so that few are read and looked through exactly (lib/text/find-words.ts).
 */
export function mayHold(text: SQL, { text: words, isExact }: WordSearch): SQL {
  const pattern = [...words.trim()].map(partOf).join(tags)
  return isExact ? sql`${text} ~ ${pattern}` : sql`${text} ~* ${pattern}`
}

/** Signs and space are written in several ways: anything may stand for them. */
function partOf(sign: string): string {
  if (/[a-z0-9]/i.test(sign)) return sign
  return sign > '\u007f' ? otherLetter : '.*'
}
