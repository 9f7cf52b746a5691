import { type SQL, sql } from 'drizzle-orm'
import type { RecordTypeContract } from '@/lib/contract/administration/record-type'
import type { Locale } from '@/lib/contract/locale'
import type { Queryable } from '../db/client'
import { literalPattern } from '../db/literal-pattern'
import type { PageRange } from '../db/page-range'
import { containsWord } from '../db/text-search'
import type { Administered, ListedRecord, RecordList } from './administered'

/** What a list is narrowed and sorted by; filters by their names. */
export interface AskedList {
  search: string
  ordering: string
  filters: Readonly<Record<string, unknown>>
  /** Only these records; left out, whichever fit. */
  ids?: readonly number[] | undefined
}

const maxWords = 10

/** A part of the records that fit, in the asked order, and how many fit. */
export async function listRecords(
  db: Queryable,
  type: Administered,
  { locale, ...asked }: AskedList & { locale: Locale },
  { offset, limit }: Pick<PageRange, 'offset' | 'limit'>,
): Promise<{ count: number; results: ListedRecord<Record<string, unknown>>[] }> {
  const { from, id } = type.list
  const fits = sql`${from} WHERE ${conditionOf(type, asked)}`
  const order = orderOf(type, asked.ordering)
  const { ids, count } = await (asked.search === ''
    ? findByIndexes(db, { id, fits, order, offset, limit })
    : findByOneScan(db, { id, fits, order, offset, limit }))
  const rows = new Map((await type.present(db, ids, locale)).map((row) => [row.id, row]))
  return {
    count,
    results: ids.flatMap((one) => rows.get(one) ?? []),
  }
}

/** How many records fit all filters. */
export async function countRecords(
  db: Queryable,
  type: Administered,
  filters: AskedList['filters'],
): Promise<number> {
  const fits = conditionOf(type, { search: '', filters })
  return countRows(db, sql`${type.list.from} WHERE ${fits}`)
}

async function countRows(db: Queryable, fits: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM ${fits}`)
  return rows[0]?.count ?? 0
}

/** The parts of the statements that find records. */
interface Search extends Pick<PageRange, 'offset' | 'limit'> {
  id: SQL
  fits: SQL
  order: SQL
}

/** What indexes know: the first rows in an order, and how many there are. */
async function findByIndexes(db: Queryable, { id, fits, order, offset, limit }: Search) {
  const found = await db.execute<{ id: number }>(
    sql`SELECT ${id} AS id FROM ${fits} ORDER BY ${order} OFFSET ${offset} LIMIT ${limit}`,
  )
  return { ids: found.rows.map((row) => row.id), count: await countRows(db, fits) }
}

/** What is searched for is in no index: the table is read once for both. */
async function findByOneScan(db: Queryable, { id, fits, order, offset, limit }: Search) {
  const { rows } = await db.execute<{ ids: number[]; count: number }>(sql`
    WITH found AS MATERIALIZED (SELECT ${id} AS id, row_number() OVER (ORDER BY ${order}) AS rank FROM ${fits}),
      part AS (SELECT id, rank FROM found ORDER BY rank OFFSET ${offset} LIMIT ${limit})
    SELECT (SELECT count(*)::int FROM found) AS count,
      (SELECT coalesce(array_agg(id ORDER BY rank), '{}') FROM part) AS ids`)
  return rows[0] ?? { ids: [], count: 0 }
}

/** The ordering that is asked for, or the type's own for what it does not know. */
export function knownOrdering({ orderings }: RecordTypeContract, asked: string | undefined): string {
  const names = new Set(orderings.map(nameOf))
  return asked !== undefined && names.has(nameOf(asked)) ? asked : orderings[0]
}

const nameOf = (ordering: string) => ordering.replace(/^-/, '')

function orderOf({ list }: Administered, ordering: string): SQL {
  const column = list.orderings[nameOf(ordering)]
  if (!column) throw new Error(`There is no ordering ${ordering}.`)
  // By the id as well, so that no row is on two pages.
  return ordering.startsWith('-') ? sql`${column} DESC, ${list.id} DESC` : sql`${column}, ${list.id}`
}

function conditionOf(
  { list }: Administered,
  { search, filters, ids }: Pick<AskedList, 'search' | 'filters' | 'ids'>,
): SQL {
  const words = search.split(/\s+/).filter(Boolean).slice(0, maxWords)
  const ofWords = words.map((word) => containing(list.searched, word))
  const ofFilters = Object.entries(filters).flatMap(([name, value]) => {
    const condition: ((asked: never) => SQL) | undefined = list.filters[name]
    return condition && value !== undefined ? [condition(value as never)] : []
  })
  const ofIds = ids ? [sql`${list.id} = ANY (${sql.param(ids)}::int[])`] : []
  return sql.join([sql`true`, ...ofIds, ...ofWords, ...ofFilters], sql` AND `)
}

function containing(searched: RecordList<unknown>['searched'], word: string): SQL {
  if ('text' in searched) return containsWord(searched.text, word)
  const pattern = `%${literalPattern(word)}%`
  const columns = searched.map((column) => sql`${column} ILIKE ${pattern}`)
  return sql`(${sql.join(columns, sql` OR `)})`
}
