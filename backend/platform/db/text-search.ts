import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { escapeLikePattern } from './literal-pattern'

/**
 * SQL functions that fold a text. The first folds only case, the second also accents, which may
 * split a part of a word.
 */
const folds = [sql.raw('lower'), sql.raw('fold_text')]

/** Length of a trigram, the unit of the indexes of word parts. */
const minPartLength = 3

/**
 * SQL condition: a text has a word. One or two letters must be the beginning of a word, longer
 * words may be anywhere, so that the index of trigrams supports every length.
 * @param text result of the function `searchable_text`
 */
export function matchesWord(text: SQLWrapper, word: string): SQL {
  if ([...word].length >= minPartLength) return containsWord(text, word)
  const literal = escapeLikePattern(word)
  const variants = folds.flatMap((fold) => [
    sql`${text} LIKE ${fold}(${literal}::text) || '%'`,
    sql`${text} LIKE '% ' || ${fold}(${literal}::text) || '%'`,
  ])
  return sql`(${sql.join(variants, sql` OR `)})`
}

/**
 * SQL condition: a text contains a word, as written or folded.
 * @param text result of the function `searchable_text`
 * @param parts the text's trigrams (function `text_parts`), if they are indexed
 */
export function containsWord(text: SQLWrapper, word: string, parts?: SQLWrapper): SQL {
  const literal = escapeLikePattern(word)
  const variants = folds.map((fold) => {
    const isContained = sql`${text} LIKE '%' || ${fold}(${literal}::text) || '%'`
    return parts ? sql`(${parts} @> text_parts(${fold}(${word}::text)) AND ${isContained})` : isContained
  })
  return sql`(${sql.join(variants, sql` OR `)})`
}

/**
 * SQL condition: a text contains a word, as written or folded. For texts without a stored result of
 * `searchable_text`, which are folded for each query.
 */
export function containsUnstoredWord(text: SQLWrapper, word: string): SQL {
  const literal = escapeLikePattern(word)
  const variants = folds.map((fold) => sql`${fold}(${text}) LIKE '%' || ${fold}(${literal}::text) || '%'`)
  return sql`(${sql.join(variants, sql` OR `)})`
}
