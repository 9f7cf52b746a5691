import { ask } from '@/lib/api/query'
import type { Locale } from '@/lib/contract/common/locale'
import { jobListSchema } from '@/lib/contract/jobs/job-list'
import { toBerlinDay } from '@/lib/datetime'
import { type JobListPart, toJobListPart } from './job-list-part'

/**
 * Reads a page of GET api/jobs/ in the browser. This module should be imported on demand, because
 * it includes the schema library.
 */
export async function readJobs(locale: Locale, address: string, signal?: AbortSignal): Promise<JobListPart> {
  const today = toBerlinDay(new Date())
  return toJobListPart(await ask(jobListSchema, address, signal), locale, today)
}
