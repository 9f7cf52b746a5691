import { z } from 'zod'
import { read } from '@/lib/api/read'
import type { Locale } from '@/lib/contract/common/locale'
import { ownJobAddress } from '@/lib/i18n/own-job-address'

const itemUrlSchema = z.object({ id: z.number(), url: z.string() })

/** Loads the address of a published ad, if any. The render shares the call. */
export async function loadJobAddress(locale: Locale, id: string): Promise<string | null> {
  const job = await read(`/${locale}/api/jobs/${Number(id)}/`, itemUrlSchema)
  return job.ok ? job.value.url : null
}

/** Loads the address of a sent newsletter issue, if any. */
export async function loadIssueAddress(locale: Locale, id: string): Promise<string | null> {
  const issue = await read(`/${locale}/api/newsletter-issues/${Number(id)}/`, itemUrlSchema)
  return issue.ok ? issue.value.url : null
}

/** Loads the address of a visitor's own ad in any state. */
export async function loadOwnJobAddress(locale: Locale, id: string, cookie: string | null): Promise<string | null> {
  const job = await read(`/${locale}/api/jobs/my/${Number(id)}/`, itemUrlSchema, { cookie })
  return job.ok ? ownJobAddress(locale, job.value) : null
}
