import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { getOtherLocale } from '@/lib/contract/common/locale'
import type { OtherLanguage, SearchProblem } from '@/lib/contract/site/search'
import { buildTextQuery } from './build-query'
import { countEntries, type Search, visibleCondition } from './find-entries'
import { type ParsedQuery, toSearchWords } from './parse-query'
import { quoteLexeme } from './terms'

/**
 * Suggests a corrected query, in which similar words replace words that no text contains. Returns
 * null if the corrected query would have no hits for the viewer.
 */
export async function suggestQuery(db: Queryable, query: string, search: Search): Promise<string | null> {
  const siteQuery = search.queries.find(({ locale }) => locale === search.locale)
  if (!siteQuery) return null
  let suggestion = query
  let requiredWords = siteQuery.loose
  for (const { typedWord, similarWords } of siteQuery.corrections) {
    for (const { lexeme, spelling } of similarWords) {
      const narrowedQuery = `${requiredWords} & ${quoteLexeme(lexeme)}`
      const { rows } = await db.execute<{ text: string }>(sql`
        SELECT concat_ws(' ', title, headlines, left(body, ${searchedLength})) AS text FROM search_entries AS entry
        WHERE ${visibleCondition(search, siteQuery)} AND entry.words @@ ${narrowedQuery}::tsquery LIMIT 1`)
      const [entry] = rows
      const place = findTypedWord(suggestion, typedWord)
      if (!entry || !place) continue
      const { start, end } = place
      const word = matchCapital(suggestion.slice(start, end), findSpelling(entry.text, spelling))
      suggestion = suggestion.slice(0, start) + word + suggestion.slice(end)
      requiredWords = narrowedQuery
      break
    }
  }
  return suggestion === query ? null : suggestion
}

/** Finds the whole word, or the adjacent words, of a query that were searched for as one word. */
export function findTypedWord(query: string, typedWord: string): { start: number; end: number } | null {
  const places = [...query.matchAll(/[\p{L}\p{N}\p{M}\u00ad\u200b]+/gu)].map(({ 0: text, index }) => {
    return { word: toSearchWords(text).join(''), start: index, end: index + text.length }
  })
  for (const [index, { start }] of places.entries()) {
    let joinedWord = ''
    for (const { word, end } of places.slice(index)) {
      joinedWord += word
      if (joinedWord === typedWord) return { start, end }
    }
  }
  return null
}

/** The number of characters at the start of a text that are searched for the spelling of a word. */
const searchedLength = 20_000

/** Returns a word as it is spelled in a text, because the index contains lower case only. */
function findSpelling(text: string, word: string): string {
  const letters = word.replace(/[^\p{L}\p{N}]/gu, '.')
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, 'iu').exec(text)?.[0] ?? word
}

/** Capitalizes a spelling if the typed word is capitalized. */
function matchCapital(typedWord: string, spelling: string): string {
  const isCapitalized = typedWord.charAt(0) !== typedWord.charAt(0).toLowerCase()
  return isCapitalized ? spelling.charAt(0).toUpperCase() + spelling.slice(1) : spelling
}

/**
 * Counts the hits in the other language, for example for English words on a German page. Returns
 * null unless texts in that language contain all words, and it has more hits.
 * @param count the number of hits in the language of the site
 */
export async function countOtherLanguage(
  db: Queryable,
  parsedQuery: ParsedQuery,
  { search, count }: { search: Search; count: number },
): Promise<OtherLanguage | null> {
  const hasUnknownWord = search.queries.some((query) => query.locale === search.locale && query.hasUnknownWord)
  if (search.language !== null || (count > 0 && !hasUnknownWord)) return null
  const locale = getOtherLocale(search.locale)
  const query = await buildTextQuery(db, locale, parsedQuery, false)
  if (!query || query.hasUnknownWord) return null
  const { viewer, now } = search
  const { counts, isExact } = await countEntries(db, {
    queries: [query],
    locale,
    language: null,
    viewer,
    now,
  })
  const otherCount = counts.reduce((sum, row) => sum + row.count, 0)
  return otherCount > count ? { locale, count: otherCount, is_exact: isExact } : null
}

/** Returns the reason why a search can have no hits; null if it has words to search for. */
export function findProblem({ words, phrases }: ParsedQuery, { queries, locale }: Search): SearchProblem | null {
  const allWords = [...words, ...phrases.flat()]
  if (allWords.length === 0) return 'no_words'
  if (allWords.every((word) => [...word].length === 1)) return 'too_short'
  return queries.some(({ locale: queryLocale }) => queryLocale === locale) ? null : 'too_common'
}
