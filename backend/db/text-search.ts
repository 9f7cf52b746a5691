import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { literalPattern } from './literal-pattern'

/** The words of what somebody searches for. */
export function searchWords(search: string): string[] {
  return search.split(/\s+/).filter((word) => word !== '')
}

/** The functions that fold a text: case alone, and accents too, which may tear a part of a word apart. */
const folds = [sql.raw('lower'), sql.raw('fold_text')]

/**
 * The condition that a text contains a word, as it was written or folded.
 * @param text made by the function `searchable_text`
 * @param parts the text's parts (the function `text_parts`), where an index has them
 */
export function containsWord(text: SQLWrapper, word: string, parts?: SQLWrapper): SQL {
  const literal = literalPattern(word)
  const ways = folds.map((fold) => {
    const isContained = sql`${text} LIKE '%' || ${fold}(${literal}::text) || '%'`
    return parts ? sql`(${parts} @> text_parts(${fold}(${word}::text)) AND ${isContained})` : isContained
  })
  return sql`(${sql.join(ways, sql` OR `)})`
}
