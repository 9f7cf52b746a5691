import { importLimits } from '@/lib/contract/administration/record-import'
import type { Locale } from '@/lib/contract/common/locale'
import { InvalidFieldsError } from '../../errors'
import { type CsvTable, readCsv } from '../../text-files/read-csv'
import { CsvError } from '../../text-files/split-rows'
import { importMessage } from './messages'

/**
 * Parses an uploaded CSV file.
 * @throws InvalidFieldsError for a file that is not CSV, has no rows or exceeds a limit
 */
export async function readTable(file: File, locale: Locale): Promise<CsvTable> {
  const createError = (text: string) => new InvalidFieldsError({ file: [text] })
  if (file.size > importLimits.bytes) throw createError(importMessage(locale, 'tooLarge'))
  const table = await readCsv(file, importLimits).catch((error: unknown) => {
    throw error instanceof CsvError ? createError(problemText(error, locale)) : error
  })
  if (table.rows.length < 2) throw createError(importMessage(locale, 'empty'))
  return table
}

function problemText({ problem, line }: CsvError, locale: Locale): string {
  switch (problem) {
    case 'binary':
      return importMessage(locale, problem)
    case 'quote':
      return importMessage(locale, problem, line)
    case 'lines':
      return importMessage(locale, problem, formatCount(importLimits.lines, locale))
    default:
      return (
        importMessage(locale, 'inLine', line) +
        importMessage(locale, problem, formatCount(importLimits[problem], locale))
      )
  }
}

const formatCount = (number: number, locale: Locale) => new Intl.NumberFormat(locale).format(number)
