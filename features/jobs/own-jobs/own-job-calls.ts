import type { UploadOptions } from '@/lib/api/browser-client'
import { call, emptyResponseSchema } from '@/lib/api/call'
import { ask } from '@/lib/api/query'
import type { Result } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import { type JobInput, type OwnJob, type OwnJobList, ownJobListSchema, ownJobSchema } from '@/lib/contract/jobs/jobs'
import { toOwnJobsCall } from './own-jobs-address'

// Imported when the first action starts, because the schemas of ads are large.

/** GET api/jobs/my/, with a query. */
export const fetchOwnJobs = (address: string, signal?: AbortSignal): Promise<OwnJobList> =>
  ask(ownJobListSchema, address, signal)

/** GET api/jobs/my/{id}/ */
export const readOwnJob = (locale: Locale, id: number): Promise<Result<OwnJob>> =>
  call(ownJobSchema, { method: 'GET', path: `${toOwnJobsCall(locale)}${id}/` })

/** Returns the user's last drafts, the latest first. */
export const readDrafts = (locale: Locale, count: number): Promise<Result<OwnJobList>> =>
  call(ownJobListSchema, { method: 'GET', path: `${toOwnJobsCall(locale)}?state=draft&page_size=${count}` })

/** POST api/jobs/my/ */
export const createJob = (locale: Locale, data: JobInput): Promise<Result<OwnJob>> =>
  call(ownJobSchema, { method: 'POST', path: toOwnJobsCall(locale), data })

/** PATCH api/jobs/my/{id}/ */
export const changeJob = (locale: Locale, id: number, data: JobInput & { revision: number }): Promise<Result<OwnJob>> =>
  call(ownJobSchema, { method: 'PATCH', path: `${toOwnJobsCall(locale)}${id}/`, data })

/** POST api/jobs/my/{id}/publish/, withdraw/ or copy/. A copy returns the new draft. */
export const postJob = (
  locale: Locale,
  id: number,
  action: 'publish' | 'withdraw' | 'copy',
  data?: { reason: string },
): Promise<Result<OwnJob>> =>
  call(ownJobSchema, { method: 'POST', path: `${toOwnJobsCall(locale)}${id}/${action}/`, data })

/** DELETE api/jobs/my/{id}/ */
export const deleteJob = (locale: Locale, id: number): Promise<Result<null>> =>
  call(emptyResponseSchema, { method: 'DELETE', path: `${toOwnJobsCall(locale)}${id}/` })

/** POST api/jobs/my/{id}/pdf/ or logo/ */
export function sendJobFile(
  locale: Locale,
  { id, revision }: OwnJob,
  { kind, file, upload }: { kind: 'pdf' | 'logo'; file: File; upload?: UploadOptions },
): Promise<Result<OwnJob>> {
  const data = new FormData()
  data.append('file', file)
  data.append('revision', String(revision))
  return call(ownJobSchema, {
    method: 'POST',
    path: `${toOwnJobsCall(locale)}${id}/${kind}/`,
    data,
    ...(upload && { upload }),
  })
}

/** DELETE api/jobs/my/{id}/pdf/ or logo/ */
export const removeJobFile = (locale: Locale, { id, revision }: OwnJob, kind: 'pdf' | 'logo') =>
  call(ownJobSchema, { method: 'DELETE', path: `${toOwnJobsCall(locale)}${id}/${kind}/`, data: { revision } })
