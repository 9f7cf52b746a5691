import { z } from 'zod'
import { read } from '@/lib/api/read'
import type { Locale } from '@/lib/contract/locale'

const jobUrlSchema = z.object({ url: z.string() })

/** The address of a running ad; null where there is none, and while that is unknown. The read is kept for its render. */
export async function jobAddress(locale: Locale, id: string): Promise<string | null> {
  const job = await read(`/${locale}/api/jobs/${Number(id)}/`, jobUrlSchema)
  return job.ok ? job.value.url : null
}
