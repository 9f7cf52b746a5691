import 'server-only'
import { cache } from 'react'
import { type LoadedList, loadList } from '@/components/list/load-list'
import { askAsAnonymous } from '@/lib/api/ask-as'
import { read } from '@/lib/api/read'
import type { Locale } from '@/lib/contract/common/locale'
import { jobListSchema } from '@/lib/contract/jobs/job-list'
import { jobSchema, jobTeasersSchema } from '@/lib/contract/jobs/jobs'
import { getToday } from '@/lib/today'
import type { JobFilter } from './job-filter'
import { type JobListPart, toJobListPart } from './job-list-part'
import { jobsQuery } from './jobs-query'

/** The ads of the board for one request. */
export interface LoadedJobs {
  list: LoadedList
  /** The last loaded page. It also contains the data that belong to the whole list. */
  listPart: JobListPart
}

/**
 * Loads the list of ads up to a page number.
 * @returns null if the backend cannot be read, `'missing'` if the list has fewer pages
 */
export async function loadJobs(
  locale: Locale,
  filter: JobFilter,
  page: number,
): Promise<LoadedJobs | 'missing' | null> {
  const today = getToday()
  const lastPart: { last?: JobListPart } = {}
  const readPart = async (address: string) => {
    lastPart.last = toJobListPart(await askAsAnonymous(jobListSchema, address), locale, today)
    return lastPart.last
  }
  const createQuery = (firstPage: number) => jobsQuery(locale, filter, firstPage, readPart)
  const list = await loadList(page, createQuery, { hasTimes: true })
  if (list?.hasRequestedPage === false) return 'missing'
  return list && lastPart.last ? { list, listPart: lastPart.last } : null
}

/** Loads a published ad with similar ads. */
export const loadJob = cache((locale: Locale, id: string) => read(`/${locale}/api/jobs/${id}/`, jobSchema))

/** The maximum page size of the backend. No organization has that many published ads. */
const maxJobsOfOrganization = '100'

/** Loads the published ads of an organization of the directory, the latest first. */
export const loadOrganizationJobs = (locale: Locale, organization: number) =>
  read(`/${locale}/api/jobs/`, jobListSchema, {
    params: { organization: String(organization), page_size: maxJobsOfOrganization },
  })

/** Loads the latest published ads for a teaser. The backend defines how many. */
export const loadNewestJobs = (locale: Locale) => read(`/${locale}/api/jobs/teaser/`, jobTeasersSchema)
