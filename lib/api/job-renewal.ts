import 'server-only'
import { type JobRenewal, jobRenewalKeyHeader, jobRenewalSchema } from '../contract/job-renewal'
import type { Locale } from '../contract/locale'
import { read } from './read'
import { failureOf, type Result } from './result'

/** A job ad and what the key of a mail about its end is good for. */
export async function getJobRenewal(locale: Locale, key: string): Promise<Result<JobRenewal>> {
  // What else an address may hold is not for a header.
  if (!/^[\w.-]{1,200}$/.test(key)) return { ok: false, failure: failureOf({ status: 404 }) }
  const secret = { header: jobRenewalKeyHeader, value: key }
  return await read(`/${locale}/api/jobs/renewal/`, jobRenewalSchema, { secret })
}
