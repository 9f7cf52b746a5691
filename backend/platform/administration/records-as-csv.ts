import { setImmediate } from 'node:timers/promises'
import type { Locale } from '@/lib/contract/common/locale'
import type { Queryable } from '../db/client'
import { writeCsv } from '../text-files/csv'
import type { Administered, ListedRecord } from './administered'
import { getValue } from './import/importable'
import { idHead } from './import/map-columns'

/** Number of lines between pauses for other requests. */
const linesPerTurn = 200

type ListedRow = ListedRecord<Record<string, unknown>>

/** Formats records as CSV: the id, the importable values, and the other columns of the list. */
export async function formatRecordsAsCsv(
  db: Queryable,
  { contract, importable }: Administered,
  { records, locale }: { records: readonly ListedRow[]; locale: Locale },
): Promise<string> {
  const cells = (await importable?.cells(db, locale)) ?? []
  const ids = records.map(({ id }) => id)
  const storedValues = (await importable?.readAll(db, ids)) ?? new Map<number, Record<string, unknown>>()
  const isListOnly = (name: string) => !importable || !Object.hasOwn(contract.values.shape, name)
  const listOnlyNames = Object.keys(contract.row.shape).filter(isListOnly)
  const lines: string[][] = []
  for (const { id, values } of records) {
    if (lines.length % linesPerTurn === 0) await setImmediate()
    const importableCells = cells.map(({ target, toText }) => toText(getValue(storedValues.get(id) ?? {}, target)))
    lines.push([String(id), ...importableCells, ...listOnlyNames.map((name) => formatCell(values[name]))])
  }
  return writeCsv([[idHead[locale], ...cells.map(({ head }) => head[locale]), ...listOnlyNames], ...lines])
}

/** Formats a value: relations as titles, lists with commas, translations with slashes. */
function formatCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(formatCell).join(', ')
  if (typeof value !== 'object') return String(value)
  return 'title' in value && typeof value.title === 'string'
    ? value.title
    : Object.values(value).map(formatCell).join(' / ')
}
