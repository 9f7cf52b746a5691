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
  /**
   * The last loaded page, with the data that belong to the whole list. Undefined if the list has
   * fewer pages than requested.
   */
  listPart: JobListPart | undefined
}

/**
 * Loads the list of ads up to a page number.
 * @returns null if the backend cannot be read
 */
export async function loadJobs(locale: Locale, filter: JobFilter, page: number): Promise<LoadedJobs | null> {
  const today = getToday()
  const loadedParts: JobListPart[] = []
  const readPart = async (address: string) => {
    const part = toJobListPart(await askAsAnonymous(jobListSchema, address), locale, today)
    loadedParts.push(part)
    return part
  }
  const createQuery = (firstPage: number) => jobsQuery(locale, filter, firstPage, readPart)
  const list = await loadList(page, createQuery, { hasTimes: true })
  return list && { list, listPart: list.hasRequestedPage ? loadedParts.at(-1) : undefined }
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
