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

/** A table that somebody has chosen. */
export interface ChosenTable {
  file: File
  /** What its columns become; null for what their heads say. */
  mapping: ImportMapping | null
}

interface SendParts extends ChosenTable {
  locale: Locale
  contract: RecordTypeContract
  signal: AbortSignal
}

/** What a table would do. One that is too large fails with 413, like in the backend, without being sent. */
export async function previewTable(parts: SendParts): Promise<Result<ImportPreview>> {
  if (parts.file.size > importLimits.bytes) return { ok: false, failure: toFailure({ status: 413 }) }
  const data = formOf(parts)
  const result = await send(parts, data)
  if (!result.ok) return result
  return result.value.dry_run ? { ok: true, value: result.value } : broken
}

/** Does what a preview showed, by its hash; fails with 409 where that would be something else by now. */
export async function importTable({
  hash,
  ...parts
}: SendParts & { hash: string }): Promise<Result<ImportResult>> {
  const data = formOf(parts)
  data.set('dry_run', 'false')
  data.set('hash', hash)
  const result = await send(parts, data)
  if (!result.ok) return result
  return result.value.dry_run ? broken : { ok: true, value: result.value }
}

const broken = { ok: false, failure: toFailure({ status: 502 }) } as const

function formOf({ file, mapping }: ChosenTable): FormData {
  const data = new FormData()
  data.set('file', file)
  if (mapping) data.set('mapping', JSON.stringify(mapping))
  return data
}

const send = ({ locale, contract, signal }: SendParts, data: FormData) =>
  call(recordImportSchema, {
    method: 'POST',
    path: `${readAddress(locale, contract)}import/`,
    data,
    // Thousands of lines take longer than other calls may.
    upload: { signal, onProgress: () => undefined },
  })
