import type { ImportLine } from '@/lib/contract/administration/record-import'
import type { Locale } from '@/lib/contract/common/locale'
import { writeCsv } from '../../text-files/csv'
import type { CsvTable } from '../../text-files/read-csv'
import { importMessage } from './messages'

/**
 * Formats lines with errors as CSV, after a column with the line number and one with the reasons.
 * Imports ignore both columns. Returns null without such lines.
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
      const about = (column === null ? target : heads[column]) ?? ''
      return about === '' ? message : `${about}: ${message}`
    })
    return reasons && reasons.length > 0 ? [[String(line), reasons.join(' | '), ...cells]] : []
  })
  if (rejectedRows.length === 0) return null
  const firstHeads = [importMessage(locale, 'row'), importMessage(locale, 'reasons')]
  return writeCsv([[...firstHeads, ...heads], ...rejectedRows])
}
