import 'server-only'
import { cache } from 'react'
import { listPartOf } from '@/components/list/list-part'
import { type LoadedList, loadList } from '@/components/list/load-list'
import { askAsEverybody } from '@/lib/api/ask-as'
import { read } from '@/lib/api/read'
import { cacheTags } from '@/lib/cache-tags'
import { type JobList, jobListSchema } from '@/lib/contract/job-list'
import { jobSchema, jobTeasersSchema } from '@/lib/contract/jobs'
import type { Locale } from '@/lib/contract/locale'
import { toBerlinIso } from '@/lib/datetime'
import { recordTags } from '@/lib/render-context'
import { type JobFilter, jobParameters } from './job-filter'
import { jobLineOf } from './job-line'
import { jobsQuery } from './jobs-query'

/** What the board shows: a list, and what it can be narrowed to. */
export interface LoadedJobs {
  list: LoadedList
  count: number
  facets: JobList['facets']
  radii: JobList['radii']
  /** The house that is asked for; null for none, or where the directory does not have it. */
  organization: JobList['organization']
  /** Whether the postcode is known that distances count from; null for none. */
  isNearKnown: boolean | null
  /** What helps where nothing fits. */
  relaxed: JobList['relaxed']
  nearlyFitting: JobList['nearly_fitting']
}

/**
 * Reads the pages of ads that an address with this page number shows.
 * @returns null where they cannot be read, `'missing'` where there are not as many pages
 */
export async function loadJobs(
  locale: Locale,
  filter: JobFilter,
  page: number,
): Promise<LoadedJobs | 'missing' | null> {
  const seen: { last?: JobList } = {}
  const readPart = async (address: string) => {
    seen.last = await askAsEverybody(jobListSchema, address)
    const part = listPartOf(seen.last, (item) => jobLineOf(item, locale))
    return part ?? { items: [], count: 0, next: null }
  }
  const list = await loadList(page, (firstPage) =>
    jobsQuery(locale, jobParameters(filter), firstPage, readPart),
  )
  if (list?.hasPage === false) return 'missing'
  if (!list || !seen.last) return null
  const { is_near_known: isNearKnown, nearly_fitting: nearlyFitting, ...seenLast } = seen.last
  const { count, facets, radii, organization, relaxed } = seenLast
  return { list, count, facets, radii, organization, relaxed, isNearKnown, nearlyFitting }
}

/** A running ad with what leads on from it. */
export const loadJob = cache((locale: Locale, id: string) => read(`/${locale}/api/jobs/${id}/`, jobSchema))

/** A house has fewer ads at once; the backend gives no more. */
const mostOfHouse = '100'

/** The running ads of an organization of the directory, the latest first. */
export const loadJobsOf = (locale: Locale, organization: number) =>
  read(`/${locale}/api/jobs/`, jobListSchema, {
    params: { organization: String(organization), page_size: mostOfHouse },
  })

/** The latest ads that run, as many as a teaser has. */
export const loadNewestJobs = (locale: Locale) => read(`/${locale}/api/jobs/teaser/`, jobTeasersSchema)

/** Today in Berlin. What shows it is kept until the day is over. */
export function loadToday(): string {
  recordTags([cacheTags.today])
  return toBerlinIso(new Date()).slice(0, 10)
}
