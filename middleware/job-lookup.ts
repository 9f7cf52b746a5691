import { z } from 'zod'
import { read } from '@/lib/api/read'
import type { Locale } from '@/lib/contract/common/locale'
import { ownJobAddress } from '@/lib/i18n/own-job-address'

const jobUrlSchema = z.object({ id: z.number(), url: z.string() })

/** The address of a running ad; null where there is none, and while that is unknown. The read is kept for its render. */
export async function jobAddress(locale: Locale, id: string): Promise<string | null> {
  const job = await read(`/${locale}/api/jobs/${Number(id)}/`, jobUrlSchema)
  return job.ok ? job.value.url : null
}

/** The address at which the visitor sees an ad of their own in whatever state; null for those of others. */
export async function ownJobLookup(
  locale: Locale,
  id: string,
  cookie: string | null,
): Promise<string | null> {
  const job = await read(`/${locale}/api/jobs/my/${Number(id)}/`, jobUrlSchema, { cookie })
  return job.ok ? ownJobAddress(locale, job.value) : null
}
