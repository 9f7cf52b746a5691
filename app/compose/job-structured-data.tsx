import { jobGraph } from '@/features/structured-data/job-graph'
import { getSettings } from '@/lib/api/site'
import type { Job } from '@/lib/contract/jobs'
import type { Locale } from '@/lib/contract/locale'
import type { Page } from '@/lib/contract/page'
import { env } from '@/lib/env'
import { GraphScript } from './graph-script'

export interface JobStructuredDataProps {
  job: Job
  page: Page
  locale: Locale
}

/** Tells search engines what an ad offers. */
export async function JobStructuredData({ job, page, locale }: JobStructuredDataProps) {
  const settings = await getSettings(locale)
  if (!settings.ok) return null
  return (
    <GraphScript graph={jobGraph(job, page, { settings: settings.value, locale, url: env().SITE_URL })} />
  )
}
