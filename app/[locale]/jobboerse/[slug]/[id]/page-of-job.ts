import { emptyPage } from '@/app/frame/shown-page'
import { loadPage } from '@/features/pages/loaders'
import type { Locale } from '@/lib/contract/common/locale'
import type { Job } from '@/lib/contract/jobs/jobs'
import type { Page, PageLink } from '@/lib/contract/pages/page'
import { buildPath } from '@/lib/i18n/paths'

/** Returns an ad as a content page, for its title, breadcrumbs and link preview. */
export async function loadJobPage(job: Job, locale: Locale): Promise<Page> {
  const { title, employer, place, urls } = job
  const facts = [employer, place, job.employment_type?.name, job.contract_type?.name].filter(Boolean)
  return {
    ...emptyPage({ de: '', en: '' }, title),
    urls,
    parents: await aboveJobs(locale),
    meta_description: facts.join(', '),
    page_area_class: '',
    og_title: [title, employer].filter(Boolean).join(' – '),
  }
}

/** Returns the board and the pages above it. */
async function aboveJobs(locale: Locale): Promise<PageLink[]> {
  const url = buildPath(locale, '/jobboerse')
  const board = await loadPage(locale, url.slice(`/${locale}/`.length), null)
  return board.ok ? [...board.page.parents, { id: board.page.id, title: board.page.title, url }] : []
}
