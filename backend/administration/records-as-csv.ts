import { writeCsv } from '../text-files/csv'
import type { ListedRecord } from './administered'

/** A list as a table of CSV: the id, and a column for each value that its rows show. */
export function recordsAsCsv(
  columns: readonly string[],
  records: readonly ListedRecord<Record<string, unknown>>[],
): string {
  const lines = records.map(({ id, values }) => [
    String(id),
    ...columns.map((name) => cellText(values[name])),
  ])
  return writeCsv([['id', ...columns], ...lines])
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
