import { type InfiniteData, keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { getFirstShownPage } from '@/components/list/list-address'
import { createListQuery } from '@/components/list/list-query'
import type { Locale } from '@/lib/contract/common/locale'
import type { BoardRequest } from './board-address'
import { type JobFilter, toJobParameters } from './job-filter'
import type { JobListPart } from './job-list-part'

/** The number of lines in a page of the board. */
const pageSize = 20

/** The time in milliseconds for which a loaded list is not loaded again. */
const staleTimeMs = 30_000

/** Loads the reader on demand. The first page, which is in the document, does not need it. */
export const loadReader = () => import('./jobs-reader')

const toQueryKey = (locale: Locale, filter: JobFilter) =>
  ['jobs', locale, new URLSearchParams(toJobParameters(filter)).toString()] as const

/**
 * Returns the query for a list of ads that starts at one of its pages. While another list is
 * loading, the previous one remains as a placeholder.
 * @param readPart reads a page when the query runs on the server
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
  const parameters = new URLSearchParams({ ...toJobParameters(filter), page_size: String(pageSize) })
  if (firstPage > 1) parameters.set('page', String(firstPage))
  const address = `/${locale}/api/jobs/?${parameters}`
  return {
    ...createListQuery([...toQueryKey(locale, filter), firstPage], address, readPart),
    placeholderData: keepPreviousData,
    staleTime: staleTimeMs,
    // The list in the document is used as it is, even after a visitor returns from an ad.
    refetchOnMount: false,
  }
}

/**
 * Returns the first page to display for a request. If the requested page belongs to a loaded list
 * that starts earlier, this is the first page of the loaded list.
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
