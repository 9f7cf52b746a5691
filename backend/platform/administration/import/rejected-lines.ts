import type { ImportLine } from '@/lib/contract/administration/record-import'
import type { Locale } from '@/lib/contract/common/locale'
import { writeCsv } from '../../text-files/csv'
import type { CsvTable } from '../../text-files/read-csv'
import { importMessage } from './messages'

/**
 * Formats lines with errors as CSV, with two more columns at the start: the line number and the
 * reasons. Imports ignore both. Returns null if no line has errors.
 */
export function formatRejectedLines(
  { rows: [head, ...rows] }: CsvTable,
  lines: readonly Pick<ImportLine, 'line' | 'errors'>[],
  locale: Locale,
): string | null {
  const heads = head?.cells ?? []
  const errorsByLine = new Map(lines.map(({ line, errors }) => [line, errors]))
  const rejectedRows = rows.flatMap(({ line, cells }) => {
    const reasons = errorsByLine.get(line)?.map(({ column, target, message }) => {
      const columnName = (column === null ? target : heads[column]) ?? ''
      return columnName === '' ? message : `${columnName}: ${message}`
    })
    return reasons && reasons.length > 0 ? [[String(line), reasons.join(' | '), ...cells]] : []
  })
  if (rejectedRows.length === 0) return null
  const firstHeads = [importMessage(locale, 'row'), importMessage(locale, 'reasons')]
  return writeCsv([[...firstHeads, ...heads], ...rejectedRows])
}
