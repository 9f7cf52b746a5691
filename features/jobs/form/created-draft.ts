import type { Failure, Result } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import { type JobInput, jobConflictSchema, type OwnJob } from '@/lib/contract/jobs/jobs'
import { readDrafts } from '../own-jobs/own-job-calls'
import { toJobValues, toSentJob } from './job-values'

/** The number of recent drafts among which a lost draft is searched. */
const recentDraftCount = 5

/** Finds the draft that a call without a response has created from an input, if it is unchanged. */
export async function findCreatedJob(locale: Locale, input: JobInput): Promise<Result<OwnJob | null>> {
  const drafts = await readDrafts(locale, recentDraftCount)
  if (!drafts.ok) return drafts
  const existingJob = drafts.value.results.find((job) => job.revision === 1 && hasSentValues(job, input))
  return { ok: true, value: existingJob ?? null }
}

/**
 * Returns true if an ad has the values of a request. Rich texts are compared by their words,
 * because the backend sanitizes the markup.
 */
function hasSentValues(job: OwnJob, input: JobInput): boolean {
  const storedJob = toSentJob(toJobValues(job))
  return Object.entries(input).every(([field, value]) => {
    return toComparableText(Reflect.get(storedJob, field)) === toComparableText(value)
  })
}

const toComparableText = (value: unknown) => JSON.stringify(value ?? null).replace(/<[^>]*>/g, '')

/**
 * Returns the current ad in a response with status 409; null if the response has another reason,
 * such as the state of the ad.
 */
export function parseConflict({ data }: Failure): { current: OwnJob; by: string | null } | null {
  return jobConflictSchema.safeParse(data).data ?? null
}
