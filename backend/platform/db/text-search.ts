import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { escapeLikePattern } from './literal-pattern'

/** SQL functions that fold a text: the first its case, the second also its accents. */
const foldFunctions = [sql.raw('lower'), sql.raw('fold_text')]

/** Length of the indexed trigrams. */
const minPartLength = 3

/**
 * Condition that a text contains a word. A word of one or two letters, which has no trigram, must
 * start a word of the text.
 * @param text result of `searchable_text`
 */
export function matchesWord(text: SQLWrapper, word: string): SQL {
  if ([...word].length >= minPartLength) return containsWord(text, word)
  const literal = escapeLikePattern(word)
  const variants = foldFunctions.flatMap((fold) => [
    sql`${text} LIKE ${fold}(${literal}::text) || '%'`,
    sql`${text} LIKE '% ' || ${fold}(${literal}::text) || '%'`,
  ])
  return sql`(${sql.join(variants, sql` OR `)})`
}

/**
 * Condition that a text contains a word, as written or folded.
 * @param text result of `searchable_text`
 * @param parts indexed trigrams of the text (`text_parts`)
 */
export function containsWord(text: SQLWrapper, word: string, parts?: SQLWrapper): SQL {
  const literal = escapeLikePattern(word)
  const variants = foldFunctions.map((fold) => {
    const isContained = sql`${text} LIKE '%' || ${fold}(${literal}::text) || '%'`
    return parts ? sql`(${parts} @> text_parts(${fold}(${word}::text)) AND ${isContained})` : isContained
  })
  return sql`(${sql.join(variants, sql` OR `)})`
}

/** Condition that a text contains a word. Folds the text for each query. */
export function containsUnstoredWord(text: SQLWrapper, word: string): SQL {
  const literal = escapeLikePattern(word)
  const variants = foldFunctions.map((fold) => sql`${fold}(${text}) LIKE '%' || ${fold}(${literal}::text) || '%'`)
  return sql`(${sql.join(variants, sql` OR `)})`
}
