import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import type { EventRow } from '@/backend/platform/db/schema/content/events'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'
import { toJobPath } from '@/lib/contract/jobs/job-path'
import { eventStatusTitles } from '@/lib/contract/records/event-record'
import type { SearchHit, SearchKind, SearchPart, SearchSuggestion } from '@/lib/contract/site/search'
import { toBerlinIso } from '@/lib/datetime'
import { fileUrl } from '../downloads/presenter'
import type { TextQuery } from './build-query'

/** Private-use characters that mark the start and end of a match. Texts never contain them. */
const hitStart = '\u{E000}'
const hitEnd = '\u{E001}'

/** The paths of the list of contact persons. */
const personsPath: Readonly<Record<Locale, string>> = { de: 'ansprechpersonen', en: 'contact' }

/** The number of characters at the start of a text that are searched for an excerpt. */
const searchedLength = 20_000

/** The number of entries per statement. More entries would delay other requests. */
const entriesPerStatement = 5

interface Row extends Record<string, unknown> {
  id: number
  kind: SearchKind
  recordId: number
  locale: Locale
  date: Date | string | null
  title: string
  marked: string
  excerpt: string | null
  detail: string
  path: string | null
  name: string | null
  status: EventRow['status'] | null
}

/** Loads hits in the order of `ids`, with marked matches in titles and excerpts. */
export async function presentHits(
  db: Queryable,
  queries: readonly TextQuery[],
  ids: readonly number[],
): Promise<SearchHit[]> {
  const rows = await readRows(db, queries, ids, true)
  return rows.map((row) => ({ ...presentEntry(row), excerpt: splitMarkedText(row.excerpt ?? '') }))
}

/** Loads hits in the order of `ids` without excerpts. */
export async function presentSuggestions(
  db: Queryable,
  queries: readonly TextQuery[],
  ids: readonly number[],
): Promise<SearchSuggestion[]> {
  return (await readRows(db, queries, ids, false)).map(presentEntry)
}

async function readRows(
  db: Queryable,
  queries: readonly TextQuery[],
  ids: readonly number[],
  hasExcerpt: boolean,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let offset = 0; offset < ids.length; offset += entriesPerStatement) {
    rows.push(...(await readBatch(db, queries, ids.slice(offset, offset + entriesPerStatement), hasExcerpt)))
  }
  return rows
}

async function readBatch(
  db: Queryable,
  queries: readonly TextQuery[],
  ids: readonly number[],
  hasExcerpt: boolean,
): Promise<Row[]> {
  const marks = `StartSel=${hitStart}, StopSel=${hitEnd}`
  const text = sql`left(CASE entry.body WHEN '' THEN entry.headlines ELSE entry.body END, ${searchedLength})`
  const statements = queries.map(({ locale, loose }) => {
    const config = sql.raw(locale === 'de' ? `'pg_catalog.german'` : `'pg_catalog.english'`)
    const mark = (value: typeof text, options: string) =>
      sql`ts_headline(${config}, ${value}, ${loose}::tsquery, ${options}::text)`
    return sql`
      SELECT entry.id, entry.kind, entry.record_id AS "recordId", entry.locale, entry.date, entry.title, entry.detail,
        ${mark(sql`entry.title`, `${marks}, HighlightAll=true`)} AS marked,
        ${hasExcerpt ? mark(text, `${marks}, MaxFragments=1, MaxWords=36, MinWords=18`) : sql`NULL`} AS excerpt,
        publication.path, file.name, event.status
      FROM search_entries AS entry
      LEFT JOIN publications AS publication ON entry.kind NOT IN ('people', 'downloads', 'jobs')
        AND publication.page_id = entry.record_id AND publication.locale = entry.locale
      LEFT JOIN events AS event ON entry.kind = 'events' AND event.page_id = entry.record_id
      LEFT JOIN download_files AS file ON entry.kind = 'downloads' AND file.id = entry.record_id
      WHERE entry.id = ANY (${sql.param([...ids])}::integer[]) AND entry.locale = ${locale}`
  })
  const { rows } = await db.execute<Row>(sql.join(statements, sql` UNION ALL `))
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowsById.get(id) ?? [])
}

function presentEntry(row: Row): SearchSuggestion {
  const { kind, recordId, locale, date } = row
  return {
    kind,
    id: String(recordId),
    locale,
    title: splitMarkedText(row.marked),
    url: toUrl(row),
    date: date === null ? null : toBerlinIso(new Date(date)),
    detail: toDetail(row) || null,
  }
}

function toUrl({ kind, recordId: id, locale, title, path, name }: Row): string {
  if (kind === 'downloads') return fileUrl({ id, name: name ?? '' })
  if (kind === 'jobs') return pageUrl(locale, toJobPath(locale, { id, title }))
  if (kind === 'people') return `${pageUrl(locale, personsPath[locale])}?search=${encodeURIComponent(title)}`
  return pageUrl(locale, path ?? '')
}

/** Returns the second line of a hit, for a file its extension. It marks canceled events. */
function toDetail({ kind, name, detail, status, locale }: Row): string {
  if (status === 'cancelled') return [eventStatusTitles.cancelled[locale], detail].filter(Boolean).join(' · ')
  if (kind !== 'downloads') return detail
  return /\.([^.]+)$/.exec(name ?? '')?.[1]?.toUpperCase() ?? ''
}

/** Splits a text with marked matches into parts. */
function splitMarkedText(markedText: string): SearchPart[] {
  const parts: SearchPart[] = []
  for (const [index, part] of markedText.replace(/\s+/g, ' ').trim().split(hitStart).entries()) {
    const [hit = '', remainder = ''] = index === 0 ? ['', part] : part.split(hitEnd, 2)
    if (hit !== '') parts.push({ text: hit, is_hit: true })
    if (remainder !== '') parts.push({ text: remainder, is_hit: false })
  }
  return parts
}
