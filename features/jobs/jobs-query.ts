import { type InfiniteData, keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { getFirstShownPage } from '@/components/list/list-address'
import { listQuery } from '@/components/list/list-query'
import type { Locale } from '@/lib/contract/common/locale'
import type { BoardRequest } from './board-address'
import { type JobFilter, jobParameters } from './job-filter'
import type { JobListPart } from './job-list-part'

/** The number of lines in a page of the board. */
const pageSize = 20

/** The time in ms for which a list counts as fresh when a visitor returns to its filter. */
const staleTime = 30_000

/** Loads the reader on demand: the first pages are in the document. */
export const loadReader = () => import('./jobs-reader')

const toQueryKey = (locale: Locale, filter: JobFilter) =>
  ['jobs', locale, new URLSearchParams(jobParameters(filter)).toString()] as const

/**
 * The query of a list of ads from one of its pages on. The previous list stays until the new one
 * has loaded.
 * @param readPart reads a page on the server
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
    ...listQuery([...toQueryKey(locale, filter), firstPage], address, readPart),
    placeholderData: keepPreviousData,
    staleTime,
    // The list in the document is not refetched, even after a visitor returns from an ad.
    refetchOnMount: false,
  }
}

/**
 * Returns the first page of the list to show. A loaded list may include the page of the address and
 * begin before it, because lists grow; then it is the first page of that list.
 */
export function getFirstPage(client: QueryClient, locale: Locale, { filter, page }: BoardRequest): number {
  const loadedLists = client.getQueriesData<InfiniteData<JobListPart>>({
    queryKey: toQueryKey(locale, filter),
  })
  const matchingList = loadedLists.find(
    ([key, data]) => data && Number(key[3]) <= page && page < Number(key[3]) + data.pages.length,
  )
  return matchingList ? Number(matchingList[0][3]) : getFirstShownPage(page)
}
