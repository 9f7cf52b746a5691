import { call } from '@/lib/api/call'
import { type Result, toFailure } from '@/lib/api/result'
import {
  type ImportMapping,
  type ImportPreview,
  type ImportResult,
  importLimits,
  recordImportSchema,
} from '@/lib/contract/administration/record-import'
import type { RecordTypeContract } from '@/lib/contract/administration/record-type'
import type { Locale } from '@/lib/contract/common/locale'
import { readAddress } from '../calls'

/** A table selected for import. */
export interface ChosenTable {
  file: File
  /** The targets of the columns; null to derive them from the table's head. */
  mapping: ImportMapping | null
}

interface SendParts extends ChosenTable {
  locale: Locale
  contract: RecordTypeContract
  signal: AbortSignal
}

/**
 * Loads the preview of an import. Fails with 413 for too large a table, like the backend, without
 * sending it.
 */
export async function previewTable(parts: SendParts): Promise<Result<ImportPreview>> {
  if (parts.file.size > importLimits.bytes) return { ok: false, failure: toFailure({ status: 413 }) }
  const data = toFormData(parts)
  const result = await sendRequest(parts, data)
  if (!result.ok) return result
  return result.value.dry_run ? { ok: true, value: result.value } : brokenResult
}

/**
 * Imports the previewed table by the hash of the preview; fails with 409 if the effect has changed
 * since.
 */
export async function importTable({
  hash,
  ...parts
}: SendParts & { hash: string }): Promise<Result<ImportResult>> {
  const data = toFormData(parts)
  data.set('dry_run', 'false')
  data.set('hash', hash)
  const result = await sendRequest(parts, data)
  if (!result.ok) return result
  return result.value.dry_run ? brokenResult : { ok: true, value: result.value }
}

const brokenResult = { ok: false, failure: toFailure({ status: 502 }) } as const

function toFormData({ file, mapping }: ChosenTable): FormData {
  const data = new FormData()
  data.set('file', file)
  if (mapping) data.set('mapping', JSON.stringify(mapping))
  return data
}

const sendRequest = ({ locale, contract, signal }: SendParts, data: FormData) =>
  call(recordImportSchema, {
    method: 'POST',
    path: `${readAddress(locale, contract)}import/`,
    data,
    // Thousands of lines take longer than other calls may.
    upload: { signal, onProgress: () => undefined },
  })
