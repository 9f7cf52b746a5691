import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '@/backend/platform/access/audience'
import type { Queryable } from '@/backend/platform/db/client'
import { type Locale, otherLocale } from '@/lib/contract/common/locale'
import type { SearchKind, SearchOrdering } from '@/lib/contract/site/search'
import { buildTextQuery, type TextQuery } from './build-query'
import type { ParsedQuery } from './parse-query'
import { mayFind } from './policy'

/** A search and its user. */
export interface Search {
  queries: readonly TextQuery[]
  /** The language of the site that is searched. */
  locale: Locale
  /** Null for both languages. */
  language: Locale | null
  viewer: Viewer
  now: Date
}

/**
 * Maximum number of hits in titles, and of further hits in texts, that are counted and ranked per
 * language. More are never read and cost time.
 */
const maxFound = 1000

/** The number of hits ranked by their whole text. Further hits follow by title and date. */
const rankedAtOnce = 200

/** Builds the queries of the languages that have relevant entries. */
export async function prepareSearch(
  db: Queryable,
  parsed: ParsedQuery,
  search: Omit<Search, 'queries'>,
): Promise<Search> {
  const queries: TextQuery[] = []
  const secondLocale = otherLocale(search.locale)
  const locales =
    search.language === secondLocale || (await hasAlone(db, secondLocale))
      ? [search.locale, secondLocale]
      : [search.locale]
  for (const locale of locales) {
    const query = await buildTextQuery(db, locale, parsed)
    if (query) queries.push(query)
  }
  return { ...search, queries }
}

async function hasAlone(db: Queryable, locale: Locale): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM search_entries WHERE is_alone AND locale = ${locale} LIMIT 1`,
  )
  return rows.length > 0
}

/**
 * SQL condition: the viewer sees the entry, in the language of the site or, if it has no text in
 * it, in the other one.
 */
export function isShown({ locale, language, viewer, now }: Search, query: TextQuery): SQL {
  const isOther = query.locale !== locale
  return sql.join(
    [
      // A literal, so that the planner chooses the partial index of the language.
      sql`entry.locale = ${sql.raw(query.locale === 'de' ? "'de'" : "'en'")}`,
      ...(isOther && language === null ? [sql`entry.is_alone`] : []),
      ...(language !== null && language !== query.locale ? [sql`false`] : []),
      mayFind(viewer),
      // Hides expired content at once, though its removal may take some seconds longer.
      sql`(entry.kind IN ('people', 'downloads') OR (entry.record_id, entry.locale) NOT IN (
        SELECT page_id, locale FROM schedules WHERE least(publish_at, unpublish_at) <= ${now.toISOString()} AND unpublish_at <= ${now.toISOString()}))`,
      sql`(entry.kind <> 'jobs' OR entry.record_id <> ALL (ARRAY(
        SELECT id FROM jobs WHERE state = 'published' AND expires_at <= ${now.toISOString()}::timestamptz)))`,
    ],
    sql` AND `,
  )
}

/**
 * Selects the matching entries, title matches first; `part` selects the required part of the
 * queries.
 */
function selectMatches(search: Search, part: 'loose' | 'some' = 'loose'): SQL {
  const parts = search.queries.flatMap((query) => {
    const exact = sql`${query.exact}::tsquery`
    const wide = sql`${query.wide}::tsquery`
    const required = sql`${query[part]}::tsquery`
    const inTitle = sql`entry.title_words @@ ${required}`
    const inText = sql`entry.words @@ ${required} AND NOT entry.title_words @@ ${required}`
    return [inTitle, inText].map(
      (has) => sql`
      SELECT entry.id, entry.kind, entry.year, entry.date, entry.words, ${exact} AS exact, ${required} AS wide,
        CASE
          WHEN entry.title_words @@ ${exact} THEN 6 + 4.0 * ${query.size}::integer / greatest(length(entry.title_words), 1)
          WHEN entry.title_words @@ ${wide} THEN 3 + 3.0 * ${query.size}::integer / greatest(length(entry.title_words), 1)
          WHEN entry.title_words @@ ${query.some}::tsquery THEN 1
          ELSE 0
        END AS fit
      FROM search_entries AS entry WHERE ${isShown(search, query)} AND ${has} LIMIT ${maxFound}`,
    )
  })
  return sql.join(
    parts.map((part) => sql`(${part})`),
    sql` UNION ALL `,
  )
}

/** The number of entries of a kind and a year. */
export interface KindCount {
  kind: SearchKind
  year: number | null
  count: number
}

/** Counts the matching entries of each kind and year. */
export async function countEntries(db: Queryable, search: Search): Promise<Counts> {
  if (search.queries.length === 0) return toCounts([])
  const { rows } = await db.execute<KindCount & Record<string, unknown>>(
    selectCounts(sql`(${selectMatches(search)})`),
  )
  return toCounts(rows)
}

const selectCounts = (entries: SQL) =>
  sql`SELECT kind, year, count(*)::integer AS count FROM ${entries} AS matches GROUP BY kind, year`

/** The counts of a search. */
export interface Counts {
  counts: readonly KindCount[]
  /** False if a language has reached `maxFound`, so that the counts are minimums. */
  isExact: boolean
}

function toCounts(counts: readonly KindCount[]): Counts {
  return { counts, isExact: counts.reduce((sum, { count }) => sum + count, 0) < maxFound }
}

/**
 * Finds the first entries of several groups of kinds, and counts each kind and year. Searches once
 * and ranks for each group.
 */
export async function findFirst(
  db: Queryable,
  search: Search,
  { groups, year, limit }: { groups: readonly (readonly SearchKind[])[]; year: number | null; limit: number },
): Promise<Counts & { ids: readonly (readonly number[])[] }> {
  if (search.queries.length === 0) return { ...toCounts([]), ids: groups.map(() => []) }
  const rankedIds = groups.map(
    (kinds) => sql`array(${rank(filterEntries(sql`matches`, kinds, year), 0, limit)})`,
  )
  const { rows } = await db.execute<{ counts: KindCount[]; ids: number[][] }>(sql`
    WITH matches AS MATERIALIZED (${selectMatches(search)})
    SELECT (SELECT coalesce(json_agg(kind_count), '[]') FROM (${selectCounts(sql`matches`)}) AS kind_count) AS counts,
      json_build_array(${sql.join(rankedIds, sql`, `)}) AS ids`)
  const { counts = [], ids = [] } = rows[0] ?? {}
  return { ...toCounts(counts), ids }
}

/** The requested page of hits. */
export interface HitSelection {
  kinds: readonly SearchKind[]
  year: number | null
  ordering: SearchOrdering
  offset: number
  limit: number
}

/** Finds the ids of entries, best match first, then newest first. */
export async function findEntries(
  db: Queryable,
  search: Search,
  { kinds, year, ordering, offset, limit }: HitSelection,
  part: 'loose' | 'some' = 'loose',
): Promise<number[]> {
  if (search.queries.length === 0) return []
  const selection = filterEntries(sql`(${selectMatches(search, part)})`, kinds, year)
  const { rows } = await db.execute<{ id: number }>(
    ordering === 'relevance' && offset + limit <= rankedAtOnce
      ? rank(selection, offset, limit)
      : sql`${selection} ${ordering === 'relevance' ? byTitle : sql`ORDER BY date DESC NULLS LAST, id`} LIMIT ${limit} OFFSET ${offset}`,
  )
  return rows.map(({ id }) => id)
}

const byTitle = sql`ORDER BY fit DESC, date DESC NULLS LAST, id`

function filterEntries(entries: SQL, kinds: readonly SearchKind[], year: number | null): SQL {
  return sql`SELECT * FROM ${entries} AS matches
    WHERE kind = ANY (${sql.param([...kinds])}::text[]) AND ${year === null ? sql`true` : sql`year = ${year}`}`
}

/** Ranks hits by their titles, and the best of these by their whole texts. */
function rank(selection: SQL, offset: number, limit: number): SQL {
  return sql`SELECT id FROM (${selection} ${byTitle} LIMIT ${rankedAtOnce}) AS best
    ORDER BY fit + CASE WHEN words @@ exact THEN 2 ELSE 0 END
      + 2 * ts_rank('{0.1, 0.3, 0.6, 1}', words, exact, 1) + ts_rank('{0.1, 0.3, 0.6, 1}', words, wide, 1) DESC,
      date DESC NULLS LAST, id
    LIMIT ${limit} OFFSET ${offset}`
}
