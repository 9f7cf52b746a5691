import { type SQL, sql } from 'drizzle-orm'
import { maxCounted, type RecordTypeContract } from '@/lib/contract/administration/record-type'
import type { Locale } from '@/lib/contract/common/locale'
import type { Queryable } from '../db/client'
import { literalPattern } from '../db/literal-pattern'
import type { PageRange } from '../db/page-range'
import { findsWord } from '../db/text-search'
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

type Listed = ListedRecord<Record<string, unknown>>
type Part = Pick<PageRange, 'offset' | 'limit'>

/** A part of the records that fit, in the asked order, and how many fit; of a search, at most one more than `maxCounted`. */
export async function listRecords(
  db: Queryable,
  type: Administered,
  asked: AskedList & { locale: Locale },
  part: Part,
): Promise<{ count: number; results: Listed[] }> {
  const results = await findRecords(db, type, asked, part)
  const fits = conditionOf(type, asked)
  return { count: await countRows(db, type, fits, asked.search === '' ? null : maxCounted + 1), results }
}

/** The same without their number. */
export async function findRecords(
  db: Queryable,
  type: Administered,
  { locale, ...asked }: AskedList & { locale: Locale },
  { offset, limit }: Part,
): Promise<Listed[]> {
  const { from, id } = type.list
  const order = orderOf(type, asked.ordering)
  const found = await db.execute<{ id: number }>(
    sql`SELECT ${id} AS id FROM ${from} WHERE ${conditionOf(type, asked)} ORDER BY ${order} OFFSET ${offset} LIMIT ${limit}`,
  )
  const ids = found.rows.map((row) => row.id)
  const rows = new Map((await type.present(db, ids, locale)).map((row) => [row.id, row]))
  return ids.flatMap((one) => rows.get(one) ?? [])
}

/** How many records fit all filters. */
export async function countRecords(
  db: Queryable,
  type: Administered,
  filters: AskedList['filters'],
): Promise<number> {
  return countRows(db, type, conditionOf(type, { search: '', filters }), null)
}

/** @param limit where counting ends; null for never */
async function countRows(
  db: Queryable,
  { list }: Administered,
  fits: SQL,
  limit: number | null,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM (SELECT FROM ${list.from} WHERE ${fits} LIMIT ${limit}) AS fitting`,
  )
  return rows[0]?.count ?? 0
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
  if ('text' in searched) return findsWord(searched.text, word)
  const pattern = `%${literalPattern(word)}%`
  const columns = searched.map((column) => sql`${column} ILIKE ${pattern}`)
  return sql`(${sql.join(columns, sql` OR `)})`
}
