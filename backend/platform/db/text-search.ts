import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { literalPattern } from './literal-pattern'

/** The words of what somebody searches for. */
export function searchWords(search: string): string[] {
  return search.split(/\s+/).filter((word) => word !== '')
}

/** The functions that fold a text: case alone, and accents too, which may tear a part of a word apart. */
const folds = [sql.raw('lower'), sql.raw('fold_text')]

/** Indexes of parts of words know parts of three letters. */
const shortest = 3

/**
 * The condition that a text has a word: one of a letter or two at the beginning of a word, a longer one anywhere. So an index of the
 * text's trigrams knows it, however short it is.
 * @param text made by the function `searchable_text`
 */
export function findsWord(text: SQLWrapper, word: string): SQL {
  if ([...word].length >= shortest) return containsWord(text, word)
  const literal = literalPattern(word)
  const ways = folds.flatMap((fold) => [
    sql`${text} LIKE ${fold}(${literal}::text) || '%'`,
    sql`${text} LIKE '% ' || ${fold}(${literal}::text) || '%'`,
  ])
  return sql`(${sql.join(ways, sql` OR `)})`
}

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
