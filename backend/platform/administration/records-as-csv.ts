import type { Locale } from '@/lib/contract/common/locale'
import type { Queryable } from '../db/client'
import { writeCsv } from '../text-files/csv'
import type { Administered, ListedRecord } from './administered'
import { valueAt } from './import/importable'

type Listed = ListedRecord<Record<string, unknown>>

/**
 * A list as a table of CSV: the id, a column for each value that a table can be imported with, and one for each other that rows show;
 * what is imported stands there as it is read again.
 */
export async function recordsAsCsv(
  db: Queryable,
  { contract, importable }: Administered,
  { records, locale }: { records: readonly Listed[]; locale: Locale },
): Promise<string> {
  const cells = (await importable?.cells(db, locale)) ?? []
  const ids = records.map(({ id }) => id)
  const stored = (await importable?.readAll(db, ids)) ?? new Map<number, Record<string, unknown>>()
  const isShown = (name: string) => !importable || !Object.hasOwn(contract.values.shape, name)
  const others = Object.keys(contract.row.shape).filter(isShown)
  const lines = records.map(({ id, values }) => [
    String(id),
    ...cells.map(({ target, toText }) => toText(valueAt(stored.get(id) ?? {}, target))),
    ...others.map((name) => cellText(values[name])),
  ])
  return writeCsv([['id', ...cells.map(({ target }) => target), ...others], ...lines])
}

/** Relations by their titles, lists with commas, both languages with a slash. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(cellText).join(', ')
  if (typeof value !== 'object') return String(value)
  return 'title' in value && typeof value.title === 'string'
    ? value.title
    : Object.values(value).map(cellText).join(' / ')
}
