import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The words of what somebody searches for. */
export function searchWords(search: string): string[] {
  return search.split(/\s+/).filter((word) => word !== '')
}

/** The condition that a text made by the function `searchable_text` contains a word, as it was written or folded. */
export function containsWord(text: SQLWrapper, word: string): SQL {
  const literal = word.replace(/[\\%_]/g, '\\$&')
  return sql`(${text} LIKE '%' || lower(${literal}::text) || '%' OR ${text} LIKE '%' || fold_text(${literal}::text) || '%')`
}
