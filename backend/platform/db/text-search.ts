import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { escapeLikePattern } from './literal-pattern'

/** SQL functions that fold a text: case only, or also accents, which may split a part of a word. */
const folds = [sql.raw('lower'), sql.raw('fold_text')]

/** Indexes of word parts consist of trigrams. */
const minPartLength = 3

/**
 * Condition for a text with a word: one or two letters match the start of a word, longer ones any
 * position. The index of trigrams therefore serves every length.
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
 * Condition for a text that contains a word, as written or folded.
 * @param text result of the function `searchable_text`
 * @param parts the text's trigrams (function `text_parts`), if indexed
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
 * Condition for a text that contains a word, as written or folded. For short or unindexed lists,
 * which have no stored result of `searchable_text`.
 */
export function containsUnstoredWord(text: SQLWrapper, word: string): SQL {
  const literal = escapeLikePattern(word)
  const variants = folds.map((fold) => sql`${fold}(${text}) LIKE '%' || ${fold}(${literal}::text) || '%'`)
  return sql`(${sql.join(variants, sql` OR `)})`
}
