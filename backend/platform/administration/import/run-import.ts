import type { ImportMapping, ImportResult } from '@/lib/contract/administration/record-import'
import type { Author } from '../../access/author'
import type { Database } from '../../db/client'
import { findDatabaseError } from '../../db/database-error'
import { retryTransaction } from '../../db/retry-transaction'
import { ConflictError, InvalidFieldsError } from '../../errors'
import type { CsvTable } from '../../text-files/read-csv'
import { lockAllRecords } from '../record-versions'
import { importRecord } from '../write-record'
import type { ImportableType } from './draft-line'
import { planImport } from './plan-import'

/** The error of a line that could not be written because of `cause`. */
export class RefusedLineError extends Error {
  override readonly name = 'RefusedLineError'

  constructor(
    readonly line: number,
    override readonly cause: unknown,
  ) {
    super(`line ${line}`)
  }
}

/**
 * Imports the valid lines of a table in one transaction, as the preview showed.
 * @param hash hash of the preview
 * @throws ConflictError for an outdated preview, InvalidFieldsError for an unusable mapping,
 * RefusedLineError for a line that cannot be written
 */
export async function runImport(
  db: Database,
  type: ImportableType,
  { table, mapping, hash }: { table: CsvTable; mapping: ImportMapping | null; hash: string },
  author: Author,
): Promise<ImportResult> {
  const { locale } = author
  return await retryTransaction(db, async (tx) => {
    await lockAllRecords(tx, type.contract.name)
    const { preview, records } = await planImport(tx, type, { table, mapping, locale })
    if (preview.problem !== null) throw new InvalidFieldsError({ mapping: [preview.problem] })
    if (preview.hash !== hash) throw new ConflictError('importStale')
    const { rejected, counts } = preview
    const { wrong, unchanged } = counts

    const result: ImportResult = { dry_run: false, created: [], changed: [], unchanged, wrong, rejected }
    for (const record of records) {
      const id = await importRecord(tx, type, record, author).catch((error: unknown) => {
        throw findDatabaseError(error) ? error : new RefusedLineError(record.line, error)
      })
      if (record.id === null) result.created.push(id)
      else result.changed.push(id)
    }
    return result
  })
}
