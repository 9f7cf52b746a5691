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
import { toReadPath } from '../calls'

/** A table that the user has selected for the import. */
export interface ChosenTable {
  file: File
  /** Targets of the columns; null to derive them from the header of the table. */
  mapping: ImportMapping | null
}

interface ImportRequest extends ChosenTable {
  locale: Locale
  contract: RecordTypeContract
  signal: AbortSignal
}

/**
 * Loads the preview of an import. If the table is too large, fails with 413 as the backend would,
 * but without sending it.
 */
export async function previewTable(request: ImportRequest): Promise<Result<ImportPreview>> {
  if (request.file.size > importLimits.bytes) return { ok: false, failure: toFailure({ status: 413 }) }
  const data = toFormData(request)
  const result = await sendRequest(request, data)
  if (!result.ok) return result
  return result.value.dry_run ? { ok: true, value: result.value } : brokenResult
}

/**
 * Imports a table after its preview. The hash of the preview makes the backend reject the import
 * with 409 if its effect has changed since.
 */
export async function importTable({
  hash,
  ...request
}: ImportRequest & { hash: string }): Promise<Result<ImportResult>> {
  const data = toFormData(request)
  data.set('dry_run', 'false')
  data.set('hash', hash)
  const result = await sendRequest(request, data)
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

const sendRequest = ({ locale, contract, signal }: ImportRequest, data: FormData) =>
  call(recordImportSchema, {
    method: 'POST',
    path: `${toReadPath(locale, contract)}import/`,
    data,
    // Importing thousands of rows takes longer than the timeout of other calls.
    upload: { signal, onProgress: () => undefined },
  })
