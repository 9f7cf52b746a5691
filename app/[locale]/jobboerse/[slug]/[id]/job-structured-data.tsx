import { GraphScript } from '@/app/frame/graph-script'
import { toJobGraph } from '@/features/structured-data/job-graph'
import { readSettings } from '@/lib/api/site'
import type { Locale } from '@/lib/contract/common/locale'
import type { Job } from '@/lib/contract/jobs/jobs'
import type { Page } from '@/lib/contract/pages/page'
import { env } from '@/lib/env'

/** The description of an ad for search engines (JSON-LD). */
export async function JobStructuredData({ job, page, locale }: { job: Job; page: Page; locale: Locale }) {
  const settings = await readSettings(locale)
  if (!settings.ok) return null
  return <GraphScript graph={toJobGraph(job, page, { settings: settings.value, locale, url: env().SITE_URL })} />
}
