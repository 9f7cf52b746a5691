import { call, nothing } from '@/lib/api/call'
import { ask, orThrow } from '@/lib/api/query'
import { type OwnJob, ownJobListSchema, ownJobSchema } from '@/lib/contract/jobs'
import type { Locale } from '@/lib/contract/locale'
import { type OwnJobLine, type OwnJobsPart, ownJobLineOf, ownJobsPartOf } from './own-job-line'

// Loaded when something is done: the schemas of ads are large.

const path = (locale: Locale, id: number, step = '') => `/${locale}/api/jobs/my/${id}/${step}`

export async function readOwnJobs(address: string, signal: AbortSignal): Promise<OwnJobsPart> {
  return ownJobsPartOf(await ask(ownJobListSchema, address, signal))
}

/**
 * Publishes an ad, or renews it.
 * @param deadline another last day to apply; null to keep the present one
 */
export async function publishJob(
  locale: Locale,
  { id, revision }: Pick<OwnJobLine, 'id' | 'revision'>,
  deadline: string | null,
): Promise<OwnJobLine> {
  if (deadline !== null) {
    const data = { revision, deadline }
    await orThrow(call(ownJobSchema, { method: 'PATCH', path: path(locale, id), data }))
  }
  return ownJobLineOf(await step(locale, id, 'publish/'))
}

export async function withdrawJob(locale: Locale, id: number): Promise<OwnJobLine> {
  return ownJobLineOf(await step(locale, id, 'withdraw/'))
}

/** @returns the draft that was made */
export async function copyJob(locale: Locale, id: number): Promise<OwnJobLine> {
  return ownJobLineOf(await step(locale, id, 'copy/'))
}

const step = (locale: Locale, id: number, name: string): Promise<OwnJob> =>
  orThrow(call(ownJobSchema, { method: 'POST', path: path(locale, id, name) }))

/** The ad as it is now; null where it is gone or nobody can say. */
export async function readOwnJob(locale: Locale, id: number): Promise<OwnJobLine | null> {
  const found = await call(ownJobSchema, { method: 'GET', path: path(locale, id) })
  return found.ok ? ownJobLineOf(found.value) : null
}

export async function deleteJob(locale: Locale, id: number): Promise<null> {
  return await orThrow(call(nothing, { method: 'DELETE', path: path(locale, id) }))
}
