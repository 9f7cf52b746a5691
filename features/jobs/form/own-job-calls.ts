import type { UploadParts } from '@/lib/api/browser-client'
import { call } from '@/lib/api/call'
import { ask } from '@/lib/api/query'
import type { Failure, Result } from '@/lib/api/result'
import type { JobInput, OwnJob } from '@/lib/contract/jobs'
import { jobConflictSchema, ownJobListSchema, ownJobSchema } from '@/lib/contract/jobs'
import type { Locale } from '@/lib/contract/locale'
import { jobValuesOf, sentJobOf } from './job-values'

// Loaded once something is sent: the schemas are a large part of the form's code.

const ownJobs = (locale: Locale) => `/${locale}/api/jobs/my/`

/** POST api/jobs/my/ */
export const createJob = (locale: Locale, data: JobInput): Promise<Result<OwnJob>> =>
  call(ownJobSchema, { method: 'POST', path: ownJobs(locale), data })

/** PATCH api/jobs/my/{id}/ */
export const changeJob = (
  locale: Locale,
  id: number,
  data: JobInput & { revision: number },
): Promise<Result<OwnJob>> => call(ownJobSchema, { method: 'PATCH', path: `${ownJobs(locale)}${id}/`, data })

/** POST api/jobs/my/{id}/publish/ or copy/ */
export const postJob = (locale: Locale, id: number, action: 'publish' | 'copy'): Promise<Result<OwnJob>> =>
  call(ownJobSchema, { method: 'POST', path: `${ownJobs(locale)}${id}/${action}/` })

/** POST api/jobs/my/{id}/pdf/ or logo/ */
export function sendJobFile(
  locale: Locale,
  { id, revision }: OwnJob,
  { kind, file, upload }: { kind: 'pdf' | 'logo'; file: File; upload: UploadParts },
): Promise<Result<OwnJob>> {
  const data = new FormData()
  data.append('file', file)
  data.append('revision', String(revision))
  return call(ownJobSchema, { method: 'POST', path: `${ownJobs(locale)}${id}/${kind}/`, data, upload })
}

/** DELETE api/jobs/my/{id}/pdf/ or logo/ */
export const removeJobFile = (locale: Locale, { id, revision }: OwnJob, kind: 'pdf' | 'logo') =>
  call(ownJobSchema, { method: 'DELETE', path: `${ownJobs(locale)}${id}/${kind}/`, data: { revision } })

/** The own ads that were changed last. */
export const readOwnJobs = (locale: Locale, signal?: AbortSignal) =>
  ask(ownJobListSchema, `${ownJobs(locale)}?page_size=50`, signal)

/** How many of the last drafts may be the one that is looked for. */
const recentDrafts = 5

/** The draft that was made of an input, if there is one that nobody has changed since; null for none. */
export async function findTwin(locale: Locale, input: JobInput): Promise<Result<OwnJob | null>> {
  const path = `${ownJobs(locale)}?state=draft&page_size=${recentDrafts}`
  const drafts = await call(ownJobListSchema, { method: 'GET', path })
  if (!drafts.ok) return drafts
  const twin = drafts.value.results.find((job) => job.revision === 1 && isMadeOf(job, input))
  return { ok: true, value: twin ?? null }
}

/** Whether an ad has all that was sent; of rich texts their words, since their markup is cleaned. */
function isMadeOf(job: OwnJob, input: JobInput): boolean {
  const made = sentJobOf(jobValuesOf(job))
  return Object.entries(input).every(([field, value]) => {
    return wordsOf(Reflect.get(made, field)) === wordsOf(value)
  })
}

const wordsOf = (value: unknown) => JSON.stringify(value ?? null).replace(/<[^>]*>/g, '')

/** What 409 tells of an ad that was changed meanwhile; null where it is about its state. */
export function conflictIn({ data }: Failure): { current: OwnJob; by: string | null } | null {
  return jobConflictSchema.safeParse(data).data ?? null
}
