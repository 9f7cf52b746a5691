import type { UploadOptions } from '@/lib/api/browser-client'
import { call, emptyResponseSchema, unparsedResponseSchema } from '@/lib/api/call'
import { type Result, toFailure } from '@/lib/api/result'
import {
  type DownloadContent,
  downloadContentSchema,
  downloadFileRecords,
} from '@/lib/contract/administration/downloads'
import {
  type ActionResult,
  actionResultSchema,
  createAdministeredRecordSchema,
  getWritePath,
  maxActionRecords,
  type RecordTypeContract,
} from '@/lib/contract/administration/record-type'
import type { Locale } from '@/lib/contract/common/locale'
import { maxUploadBytes } from '@/lib/contract/media/media'
import { type AttachedFile, attachedFileSchema } from '@/lib/contract/pages/article'

/** Values of a record, by the names of its contract. */
export type Values = Readonly<Record<string, unknown>>

/** A record with the values for forms (`values`) and lists (`row`). */
export interface AdministeredRecord {
  id: number
  revision: number
  title: string
  url: string | null
  changed_at: string | null
  changed_by: string | null
  values: Values
  row: Values
}

/** Returns true if visitors still read former texts of the record's page. */
export const isUnpublished = ({ row }: AdministeredRecord) =>
  Object.values(row.state ?? {}).includes('changed') || Object.values(row.is_changed ?? {}).includes(true)

export const toReadPath = (locale: Locale, { name }: Pick<RecordTypeContract, 'name'>) =>
  `/${locale}/api/administration/${name}/`

const toWritePath = (locale: Locale, contract: RecordTypeContract) => `/${locale}/api/${getWritePath(contract)}/`

export const createRecordSchema = ({ values, row }: RecordTypeContract) => createAdministeredRecordSchema(values, row)

/** Creates a record. A repeated call with the same key, a UUID, creates no second one. */
export const createRecord = (
  locale: Locale,
  contract: RecordTypeContract,
  { values, key }: { values: Values; key: string },
): Promise<Result<AdministeredRecord>> =>
  call(createRecordSchema(contract), {
    method: 'POST',
    path: toWritePath(locale, contract),
    data: { values, client_key: key },
  })

export const updateRecord = (
  locale: Locale,
  contract: RecordTypeContract,
  { id, revision, values }: { id: number; revision: number; values: Values },
): Promise<Result<AdministeredRecord>> =>
  call(createRecordSchema(contract), {
    method: 'PATCH',
    path: `${toWritePath(locale, contract)}${id}/`,
    data: { revision, values },
  })

export const deleteRecord = (
  locale: Locale,
  contract: RecordTypeContract,
  { id, revision }: { id: number; revision: number },
): Promise<Result<null>> =>
  call(emptyResponseSchema, {
    method: 'DELETE',
    path: `${toWritePath(locale, contract)}${id}/?revision=${revision}`,
  })

/** Restores the values of the given fields from a version. */
export const restoreVersion = (
  locale: Locale,
  contract: RecordTypeContract,
  { id, revision, version, fields }: { id: number; revision: number; version: number; fields: readonly string[] },
): Promise<Result<AdministeredRecord>> =>
  call(createRecordSchema(contract), {
    method: 'POST',
    path: `${toReadPath(locale, contract)}${id}/history/${version}/restore/`,
    data: { revision, fields },
  })

export interface ActionCall {
  action: string
  ids: readonly number[]
  /** Expected revision of the records; any if undefined. */
  revision?: number | undefined
  values: Values
}

/**
 * Runs an action on several records, at most `maxActionRecords` with each call. If a call after the
 * first fails, its records and all following ones are refused.
 */
export async function runAction(
  locale: Locale,
  contract: RecordTypeContract,
  { action, ids, revision, values }: ActionCall,
): Promise<Result<ActionResult>> {
  const total: ActionResult = { done: [], refused: [] }
  for (let start = 0; start < ids.length; start += maxActionRecords) {
    const result = await call(actionResultSchema, {
      method: 'POST',
      path: `${toReadPath(locale, contract)}${action}/`,
      data: { ...values, ids: ids.slice(start, start + maxActionRecords), expected_revision: revision },
    })
    if (!result.ok && start === 0) return result
    if (!result.ok) {
      const detail = result.failure.detail ?? ''
      total.refused.push(...ids.slice(start).map((id) => ({ id, detail })))
      break
    }
    total.done.push(...result.value.done)
    total.refused.push(...result.value.refused)
  }
  return { ok: true, value: total }
}

/** Maximum size of the request in addition to the file, in bytes. */
const overheadBytes = 4096

/**
 * Uploads a file for a download. For a file that is too large, returns the failure of the backend
 * (413) without sending the file.
 */
export async function sendDownload(
  locale: Locale,
  file: File,
  upload: UploadOptions,
): Promise<Result<DownloadContent>> {
  if (file.size > maxUploadBytes - overheadBytes) return { ok: false, failure: toFailure({ status: 413 }) }
  const data = new FormData()
  data.set('file', file)
  const path = `${toReadPath(locale, downloadFileRecords)}content/`
  return call(downloadContentSchema, { method: 'POST', path, data, upload })
}

/**
 * Adds a file to the attachments of an article.
 * @param title title of the new directory that the backend creates if `directoryId` is null
 */
export async function sendAttachment(
  locale: Locale,
  { file, directoryId, title }: { file: File; directoryId: number | null; title: Record<Locale, string> },
  upload: UploadOptions,
): Promise<Result<AttachedFile>> {
  if (file.size > maxUploadBytes - overheadBytes) return { ok: false, failure: toFailure({ status: 413 }) }
  const data = new FormData()
  data.set('file', file)
  if (directoryId !== null) data.set('directory', String(directoryId))
  data.set('title_de', title.de)
  data.set('title_en', title.en)
  return call(attachedFileSchema, { method: 'POST', path: toAttachmentsPath(locale), data, upload })
}

/** Deletes a file from the attachments of an article. */
export const deleteAttachment = (locale: Locale, id: number): Promise<Result<null>> =>
  call(emptyResponseSchema, { method: 'DELETE', path: `${toAttachmentsPath(locale)}${id}/` })

/** Restores a deleted file of the attachments of an article. */
export const restoreAttachment = (locale: Locale, id: number): Promise<Result<null>> =>
  call(emptyResponseSchema, { method: 'POST', path: `${toAttachmentsPath(locale)}${id}/restore/` })

const toAttachmentsPath = (locale: Locale) => `/${locale}/api/administration/attachments/`

export const exportRecords = (locale: Locale, contract: RecordTypeContract, query: string): Promise<Result<unknown>> =>
  call(unparsedResponseSchema, { method: 'GET', path: `${toReadPath(locale, contract)}export.csv?${query}` })
