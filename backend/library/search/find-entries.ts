import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '@/backend/platform/access/audience'
import type { Queryable } from '@/backend/platform/db/client'
import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import type { SearchKind, SearchOrdering } from '@/lib/contract/site/search'
import { buildTextQuery, type TextQuery } from './build-query'
import type { ParsedQuery } from './parse-query'
import { mayFind } from './policy'

/** A search, with its viewer and time. */
export interface Search {
  queries: readonly TextQuery[]
  /** The language of the page on which the user searches. */
  locale: Locale
  /** The language of the hits; null for both languages. */
  language: Locale | null
  viewer: Viewer
  now: Date
}

/**
 * The maximum number of hits in titles, and of further hits in texts, for each language. Further
 * hits are neither counted nor ranked, which saves time.
 */
const maxMatches = 1000

/** The number of hits ranked by their whole text. Further hits follow by title and date. */
const maxRanked = 200

/** Builds the queries for the languages whose entries can be hits. */
export async function prepareSearch(
  db: Queryable,
  parsedQuery: ParsedQuery,
  search: Omit<Search, 'queries'>,
): Promise<Search> {
  const queries: TextQuery[] = []
  const secondLocale = getOtherLocale(search.locale)
  const locales =
    search.language === secondLocale || (await hasUntranslatedEntries(db, secondLocale))
      ? [search.locale, secondLocale]
      : [search.locale]
  for (const locale of locales) {
    const query = await buildTextQuery(db, locale, parsedQuery)
    if (query) queries.push(query)
  }
  return { ...search, queries }
}

async function hasUntranslatedEntries(db: Queryable, locale: Locale): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM search_entries WHERE is_alone AND locale = ${locale} LIMIT 1`)
  return rows.length > 0
}

/**
 * The SQL condition that a viewer may see an entry. Entries are in the language of the site, or in
 * the other language if they exist only there.
 */
export function visibleCondition({ locale, language, viewer, now }: Search, query: TextQuery): SQL {
  const isOtherLocale = query.locale !== locale
  return sql.join(
    [
      // A literal instead of a parameter, because the planner must choose the partial index of the
      // language.
      sql`entry.locale = ${sql.raw(query.locale === 'de' ? "'de'" : "'en'")}`,
      ...(isOtherLocale && language === null ? [sql`entry.is_alone`] : []),
      ...(language !== null && language !== query.locale ? [sql`false`] : []),
      mayFind(viewer),
      // Hides expired content at once, because its removal from the index may take some seconds.
      sql`(entry.kind IN ('people', 'downloads') OR (entry.record_id, entry.locale) NOT IN (
        SELECT page_id, locale FROM schedules WHERE least(publish_at, unpublish_at) <= ${now.toISOString()} AND unpublish_at <= ${now.toISOString()}))`,
      sql`(entry.kind <> 'jobs' OR entry.record_id <> ALL (ARRAY(
        SELECT id FROM jobs WHERE state = 'published' AND expires_at <= ${now.toISOString()}::timestamptz)))`,
    ],
    sql` AND `,
  )
}

/**
 * Returns the query for the matching entries, title matches first.
 * @param variant the variant of the queries that an entry must match
 */
function selectMatches(search: Search, variant: 'loose' | 'some' = 'loose'): SQL {
  const statements = search.queries.flatMap((query) => {
    const exact = sql`${query.exact}::tsquery`
    const wide = sql`${query.wide}::tsquery`
    const queryVariant = sql`${query[variant]}::tsquery`
    const isTitleMatch = sql`entry.title_words @@ ${queryVariant}`
    const isTextMatch = sql`entry.words @@ ${queryVariant} AND NOT entry.title_words @@ ${queryVariant}`
    return [isTitleMatch, isTextMatch].map(
      (condition) => sql`
      SELECT entry.id, entry.kind, entry.year, entry.date, entry.words, ${exact} AS exact, ${queryVariant} AS wide,
        CASE
          WHEN entry.title_words @@ ${exact} THEN 6 + 4.0 * ${query.termCount}::integer / greatest(length(entry.title_words), 1)
          WHEN entry.title_words @@ ${wide} THEN 3 + 3.0 * ${query.termCount}::integer / greatest(length(entry.title_words), 1)
          WHEN entry.title_words @@ ${query.some}::tsquery THEN 1
          ELSE 0
        END AS fit
      FROM search_entries AS entry WHERE ${visibleCondition(search, query)} AND ${condition} LIMIT ${maxMatches}`,
    )
  })
  return sql.join(
    statements.map((statement) => sql`(${statement})`),
    sql` UNION ALL `,
  )
}

/** The number of entries of one kind in one year. */
export interface KindCount {
  kind: SearchKind
  year: number | null
  count: number
}

/** Counts the matching entries for each kind and year. */
export async function countEntries(db: Queryable, search: Search): Promise<Counts> {
  if (search.queries.length === 0) return toCounts([])
  const { rows } = await db.execute<KindCount & Record<string, unknown>>(selectCounts(sql`(${selectMatches(search)})`))
  return toCounts(rows)
}

const selectCounts = (entries: SQL) =>
  sql`SELECT kind, year, count(*)::integer AS count FROM ${entries} AS matches GROUP BY kind, year`

/** The numbers of hits of a search. */
export interface Counts {
  counts: readonly KindCount[]
  /** False if a language has reached the maximum. The numbers are then minimums. */
  isExact: boolean
}

function toCounts(counts: readonly KindCount[]): Counts {
  return { counts, isExact: counts.reduce((sum, { count }) => sum + count, 0) < maxMatches }
}

/**
 * Finds the best entries for each group of kinds, and counts all entries by kind and year. Matches
 * are searched only once.
 */
export async function findBestEntries(
  db: Queryable,
  search: Search,
  { groups, year, limit }: { groups: readonly (readonly SearchKind[])[]; year: number | null; limit: number },
): Promise<Counts & { ids: readonly (readonly number[])[] }> {
  if (search.queries.length === 0) return { ...toCounts([]), ids: groups.map(() => []) }
  const rankedIds = groups.map(
    (kinds) => sql`array(${rankEntries(filterEntries(sql`matches`, kinds, year), 0, limit)})`,
  )
  const { rows } = await db.execute<{ counts: KindCount[]; ids: number[][] }>(sql`
    WITH matches AS MATERIALIZED (${selectMatches(search)})
    SELECT (SELECT coalesce(json_agg(kind_count), '[]') FROM (${selectCounts(sql`matches`)}) AS kind_count) AS counts,
      json_build_array(${sql.join(rankedIds, sql`, `)}) AS ids`)
  const { counts = [], ids = [] } = rows[0] ?? {}
  return { ...toCounts(counts), ids }
}

/** The kinds, year, order and range of the hits on a page of results. */
export interface HitSelection {
  kinds: readonly SearchKind[]
  year: number | null
  ordering: SearchOrdering
  offset: number
  limit: number
}

/** Finds the ids of matching entries, best match first or newest first. */
export async function findEntries(
  db: Queryable,
  search: Search,
  { kinds, year, ordering, offset, limit }: HitSelection,
  variant: 'loose' | 'some' = 'loose',
): Promise<number[]> {
  if (search.queries.length === 0) return []
  const selection = filterEntries(sql`(${selectMatches(search, variant)})`, kinds, year)
  const { rows } = await db.execute<{ id: number }>(
    ordering === 'relevance' && offset + limit <= maxRanked
      ? rankEntries(selection, offset, limit)
      : sql`${selection} ${ordering === 'relevance' ? titleOrder : sql`ORDER BY date DESC NULLS LAST, id`} LIMIT ${limit} OFFSET ${offset}`,
  )
  return rows.map(({ id }) => id)
}

const titleOrder = sql`ORDER BY fit DESC, date DESC NULLS LAST, id`

function filterEntries(entries: SQL, kinds: readonly SearchKind[], year: number | null): SQL {
  return sql`SELECT * FROM ${entries} AS matches
    WHERE kind = ANY (${sql.param([...kinds])}::text[]) AND ${year === null ? sql`true` : sql`year = ${year}`}`
}

/**
 * Returns the query that ranks hits by their titles, and the best of them also by their whole
 * texts.
 */
function rankEntries(selection: SQL, offset: number, limit: number): SQL {
  return sql`SELECT id FROM (${selection} ${titleOrder} LIMIT ${maxRanked}) AS best
    ORDER BY fit + CASE WHEN words @@ exact THEN 2 ELSE 0 END
      + 2 * ts_rank('{0.1, 0.3, 0.6, 1}', words, exact, 1) + ts_rank('{0.1, 0.3, 0.6, 1}', words, wide, 1) DESC,
      date DESC NULLS LAST, id
    LIMIT ${limit} OFFSET ${offset}`
}
