import type { Failure, Result } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import { type JobInput, jobConflictSchema, type OwnJob } from '@/lib/contract/jobs/jobs'
import { readDrafts } from '../own/own-job-calls'
import { jobValuesOf, sentJobOf } from './job-values'

/** How many of the last drafts may be the one that is looked for. */
const recentDrafts = 5

/** The draft that was made of an input, if there is one that nobody has changed since; null for none. */
export async function findTwin(locale: Locale, input: JobInput): Promise<Result<OwnJob | null>> {
  const drafts = await readDrafts(locale, recentDrafts)
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
