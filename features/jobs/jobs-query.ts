import { type InfiniteData, keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { firstShownPage } from '@/components/list/list-address'
import { listQuery } from '@/components/list/list-query'
import type { Locale } from '@/lib/contract/common/locale'
import type { AskedBoard } from './board-address'
import { type JobFilter, jobParameters } from './job-filter'
import type { JobListPart } from './job-list-part'

/** So many lines a page of the board has. */
const pageSize = 20

/** How long a list that somebody comes back to by a filter counts as fresh, in ms. */
const staleTime = 30_000

/** What reads the list comes late: the first pages are there already. */
export const loadReader = () => import('./jobs-reader')

const keyOf = (locale: Locale, filter: JobFilter) =>
  ['jobs', locale, new URLSearchParams(jobParameters(filter)).toString()] as const

/**
 * The ads that are asked for, from one of the list's pages on. Until they have come, those before stand.
 * @param readPart reads them on the server
 */
export function jobsQuery(
  locale: Locale,
  filter: JobFilter,
  firstPage: number,
  readPart = async (address: string, signal?: AbortSignal): Promise<JobListPart> => {
    const { readJobs } = await loadReader()
    return await readJobs(locale, address, signal)
  },
) {
  const first = new URLSearchParams({ ...jobParameters(filter), page_size: String(pageSize) })
  if (firstPage > 1) first.set('page', String(firstPage))
  const address = `/${locale}/api/jobs/?${first}`
  return {
    ...listQuery([...keyOf(locale, filter), firstPage], address, readPart),
    placeholderData: keepPreviousData,
    staleTime,
    // What the page has brought, however long it was kept, and what somebody comes back to from an ad, stands as it is.
    refetchOnMount: false,
  }
}

/**
 * The page from which the list is shown that an address asks for: that of a list at hand which reaches so far, since lists grow
 * beyond what an address shows by itself.
 */
export function firstPageOf(client: QueryClient, locale: Locale, { filter, page }: AskedBoard): number {
  const atHand = client.getQueriesData<InfiniteData<JobListPart>>({ queryKey: keyOf(locale, filter) })
  const reaching = atHand.find(
    ([key, data]) => data && Number(key[3]) <= page && page < Number(key[3]) + data.pages.length,
  )
  return reaching ? Number(reaching[0][3]) : firstShownPage(page)
}
