import { importLimits } from '@/lib/contract/administration/record-import'
import type { Locale } from '@/lib/contract/locale'
import { InvalidFieldsError } from '../../errors'
import { CsvError, type CsvTable, readCsv } from '../../text-files/read-csv'
import { importMessage } from './messages'

/**
 * The table in an uploaded file.
 * @throws InvalidFieldsError for what is none, has nothing below its head, or is too large
 */
export async function readTable(file: File, locale: Locale): Promise<CsvTable> {
  const refuse = (...about: [Parameters<typeof importMessage>[1], number?]) =>
    new InvalidFieldsError({ file: [importMessage(locale, ...about)] })
  if (file.size > importLimits.bytes) throw refuse('tooLarge')
  const table = await parse(file).catch((error: unknown) => {
    throw error instanceof CsvError ? refuse(error.problem, error.line) : error
  })
  if (table.rows.length < 2) throw refuse('empty')
  if (table.rows.length - 1 > importLimits.lines) throw refuse('tooLong', importLimits.lines)
  return table
}

async function parse(file: File): Promise<CsvTable> {
  return readCsv(new Uint8Array(await file.arrayBuffer()))
}
