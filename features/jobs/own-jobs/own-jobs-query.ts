import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '@/lib/contract/common/locale'
import type { JobState } from '@/lib/contract/jobs/jobs'
import { type OwnJobsPart, toOwnJobsPart } from './own-job-line'
import { toOwnJobsCall } from './own-jobs-address'

/** The number of ads in a page. */
export const ownJobsPageSize = 20

/** The filter and page of the user's ads. */
export interface OwnJobsRequest {
  locale: Locale
  /** The state to filter by; null for all ads. */
  state: JobState | null
  page: number
}

export function toOwnJobsListPath({ locale, state, page }: OwnJobsRequest): string {
  const parameters = new URLSearchParams({ page: String(page), page_size: String(ownJobsPageSize) })
  if (state) parameters.set('state', state)
  return `${toOwnJobsCall(locale)}?${parameters}`
}

/**
 * The query of a page of the user's ads. The server loads the page first; the browser loads it
 * again if it is outdated.
 */
export const ownJobsQuery = (request: OwnJobsRequest) =>
  queryOptions({
    queryKey: ['own-jobs', request],
    queryFn: async ({ signal }): Promise<OwnJobsPart> => {
      const { fetchOwnJobs } = await import('./own-job-calls')
      return toOwnJobsPart(await fetchOwnJobs(toOwnJobsListPath(request), signal))
    },
  })
