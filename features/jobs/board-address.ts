import { parsePageNumber } from '@/components/list/list-address'
import type { Locale } from '@/lib/contract/common/locale'
import { jobBoardPath } from '@/lib/contract/site/job-addresses'
import { type JobFilter, jobParameters, readJobFilter, setPostcode } from './job-filter'

/** The filter and the page number in an address of the board. */
export interface BoardRequest {
  filter: JobFilter
  /** The number of the last visible page. */
  page: number
}

/** Parses a query of the board; null for an invalid one. */
export function parseBoardRequest(query: Pick<URLSearchParams, 'get'>): BoardRequest | null {
  const filter = readJobFilter((name) => query.get(name))
  const page = parsePageNumber(query.get('page') ?? undefined)
  return filter && page !== null ? { filter, page } : null
}

const boardPath = (locale: Locale): string => `/${locale}${jobBoardPath}`

function withQuery(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters).toString()
  return query === '' ? path : `${path}?${query}`
}

/** The address of the board with a filter, without a page number. */
export const boardAddress = (locale: Locale, filter: JobFilter): string =>
  withQuery(boardPath(locale), jobParameters(filter))

/** The address of the ads saved in the browser. */
export const savedAddress = (locale: Locale): string => `${boardPath(locale)}?saved=1`

/** The id of the element with the number of ads. */
export const boardAnchor = 'list'

/**
 * The address of the list of ads on the board, so that visitors without scripts skip the filters
 * after choosing one.
 */
export const boardListAddress = (locale: Locale, filter: JobFilter): string =>
  `${boardAddress(locale, filter)}#${boardAnchor}`

/** The address of the feed with the same ads, always the latest first. */
export const boardFeedAddress = (locale: Locale, filter: JobFilter): string =>
  withQuery(
    `${boardPath(locale)}.rss`,
    jobParameters(setPostcode(filter, filter.within === null ? '' : filter.near)),
  )

/**
 * Returns the filter of a link to the board, or null for other links: another page of the list, the
 * saved ads, or another route.
 * @param currentUrl the address of the current page
 */
export function parseFilterLink(href: string, currentUrl: string): JobFilter | null {
  const { origin, pathname, searchParams } = new URL(href)
  const current = new URL(currentUrl)
  const isBoard = origin === current.origin && pathname === current.pathname
  if (!isBoard || searchParams.has('page') || searchParams.has('saved')) return null
  return parseBoardRequest(searchParams)?.filter ?? null
}
