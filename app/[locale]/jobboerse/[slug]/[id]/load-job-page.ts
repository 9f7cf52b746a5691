import { loadAncestors } from '@/app/frame/load-ancestors'
import { createEmptyPage } from '@/app/frame/requested-page'
import type { Locale } from '@/lib/contract/common/locale'
import type { Job } from '@/lib/contract/jobs/jobs'
import type { Page } from '@/lib/contract/pages/page'

/** Converts an ad to a content page, for its title, breadcrumbs and link preview. */
export async function loadJobPage(job: Job, locale: Locale): Promise<Page> {
  const { title, employer, place, urls } = job
  const jobFacts = [employer, place, job.employment_type?.name, job.contract_type?.name].filter(Boolean)
  return {
    ...createEmptyPage(urls, title),
    parents: await loadAncestors(locale, '/jobboerse'),
    meta_description: jobFacts.join(', '),
    og_title: [title, employer].filter(Boolean).join(' – '),
  }
}
