import { type SQL, sql } from 'drizzle-orm'
import { maxCounted, type RecordTypeContract } from '@/lib/contract/administration/record-type'
import { toAsciiDomain } from '@/lib/contract/common/email'
import type { Locale } from '@/lib/contract/common/locale'
import { splitWords } from '@/lib/text/split-words'
import type { Queryable } from '../db/client'
import type { PageRange } from '../db/page-range'
import { containsUnstoredWord, matchesWord } from '../db/text-search'
import type { Administered, ListedRecord, RecordList } from './administered'

export interface ListQuery {
  search: string
  ordering: string
  filters: Readonly<Record<string, unknown>>
  /** Restricts the list to these ids. */
  ids?: readonly number[] | undefined
}

const maxWords = 10

type ListedRow = ListedRecord<Record<string, unknown>>
type Slice = Pick<PageRange, 'offset' | 'limit'>

/**
 * Lists a page of records and counts all matches; with a search, at most `maxCounted` + 1.
 * `hasMore` is true if further pages follow.
 */
export async function listRecords(
  db: Queryable,
  type: Administered,
  query: ListQuery & { locale: Locale },
  { offset, limit }: Slice,
): Promise<{ count: number; results: ListedRow[]; hasMore: boolean }> {
  const results = await loadRecords(db, type, query, { offset, limit: limit + 1 })
  const listCondition = toCondition(type, query)
  return {
    count: await countRows(db, type, listCondition, query.search === '' ? null : maxCounted + 1),
    results: results.slice(0, limit),
    hasMore: results.length > limit,
  }
}

/** Loads a page of records without counting. */
export async function loadRecords(
  db: Queryable,
  type: Administered,
  { locale, ...query }: ListQuery & { locale: Locale },
  { offset, limit }: Slice,
): Promise<ListedRow[]> {
  const { from, id } = type.list
  const order = toOrder(type, query.ordering)
  const matches = await db.execute<{ id: number }>(
    sql`SELECT ${id} AS id FROM ${from} WHERE ${toCondition(type, query)} ORDER BY ${order} OFFSET ${offset} LIMIT ${limit}`,
  )
  const ids = matches.rows.map((row) => row.id)
  const rows = new Map((await type.present(db, ids, locale)).map((row) => [row.id, row]))
  return ids.flatMap((matchId) => rows.get(matchId) ?? [])
}

export async function countRecords(db: Queryable, type: Administered, filters: ListQuery['filters']): Promise<number> {
  return countRows(db, type, toCondition(type, { search: '', filters }), null)
}

/** Counts rows. @param limit maximum; null for none */
async function countRows(
  db: Queryable,
  { list }: Administered,
  listCondition: SQL,
  limit: number | null,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM (SELECT FROM ${list.from} WHERE ${listCondition} LIMIT ${limit}) AS matches`,
  )
  return rows[0]?.count ?? 0
}

/** Returns the requested ordering, or the default for an unknown one. */
export function resolveOrdering({ orderings }: RecordTypeContract, requestedOrdering: string | undefined): string {
  const names = new Set(orderings.map(toOrderingName))
  return requestedOrdering !== undefined && names.has(toOrderingName(requestedOrdering))
    ? requestedOrdering
    : orderings[0]
}

const toOrderingName = (ordering: string) => ordering.replace(/^-/, '')

function toOrder({ list }: Administered, ordering: string): SQL {
  const column = list.orderings[toOrderingName(ordering)]
  if (!column) throw new Error(`There is no ordering ${ordering}.`)
  // The id as second key keeps a row from appearing on two pages.
  return ordering.startsWith('-') ? sql`${column} DESC, ${list.id} DESC` : sql`${column}, ${list.id}`
}

function toCondition(
  { list }: Administered,
  { search, filters, ids }: Pick<ListQuery, 'search' | 'filters' | 'ids'>,
): SQL {
  const words = splitWords(search).slice(0, maxWords)
  const wordConditions = words.map((word) => containsAnySpelling(list.searchColumns, word))
  const filterConditions = Object.entries(filters).flatMap(([name, value]) => {
    const condition: ((filterValue: never) => SQL) | undefined = list.filters[name]
    return condition && value !== undefined ? [condition(value as never)] : []
  })
  const idConditions = ids ? [sql`${list.id} = ANY (${sql.param(ids)}::int[])`] : []
  return sql.join([sql`true`, ...idConditions, ...wordConditions, ...filterConditions], sql` AND `)
}

/**
 * Matches a word in any column. Stored addresses have ASCII domains, so an international domain is
 * also searched in ASCII.
 */
function containsAnySpelling(searchedColumns: RecordList<unknown>['searchColumns'], word: string): SQL {
  const ascii = word.replace(/[^@]*$/, (domain) => toAsciiDomain(domain) ?? domain)
  if (ascii.toLowerCase() === word.toLowerCase()) return containsWord(searchedColumns, word)
  return sql`(${containsWord(searchedColumns, word)} OR ${containsWord(searchedColumns, ascii)})`
}

function containsWord(searchedColumns: RecordList<unknown>['searchColumns'], word: string): SQL {
  if ('text' in searchedColumns) return matchesWord(searchedColumns.text, word)
  return containsUnstoredWord(sql`concat_ws(' ', ${sql.join([...searchedColumns], sql`, `)})`, word)
}
