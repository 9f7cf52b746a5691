import { parsePageNumber } from '@/components/list/list-address'
import type { Locale } from '@/lib/contract/common/locale'
import { jobBoardPath } from '@/lib/contract/site/job-addresses'
import { type JobFilter, parseJobFilter, setPostcode, toJobParameters } from './job-filter'

/** The filter and the page number in an address of the board. */
export interface BoardRequest {
  filter: JobFilter
  /** The number of the last displayed page; the pages before it can be displayed as well. */
  page: number
}

/** Parses the query of a board address; null if it is invalid. */
export function parseBoardRequest(query: Pick<URLSearchParams, 'get'>): BoardRequest | null {
  const filter = parseJobFilter((name) => query.get(name))
  const page = parsePageNumber(query.get('page') ?? undefined)
  return filter && page !== null ? { filter, page } : null
}

const boardPath = (locale: Locale): string => `/${locale}${jobBoardPath}`

function addQuery(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters).toString()
  return query === '' ? path : `${path}?${query}`
}

/** Returns the address of the first page of the board with a filter. */
export const boardAddress = (locale: Locale, filter: JobFilter): string =>
  addQuery(boardPath(locale), toJobParameters(filter))

/** Returns the address of the list of ads saved in this browser. */
export const savedAddress = (locale: Locale): string => `${boardPath(locale)}?saved=1`

/** The id of the element with the number of ads, to which links can jump. */
export const boardAnchor = 'list'

/**
 * Returns the address of the board with a filter, scrolled to the list. In a browser without
 * JavaScript, visitors need not scroll past the filters after each choice.
 */
export const boardListAddress = (locale: Locale, filter: JobFilter): string =>
  `${boardAddress(locale, filter)}#${boardAnchor}`

/** Returns the address of the feed with the same ads, which always starts with the latest. */
export const boardFeedAddress = (locale: Locale, filter: JobFilter): string =>
  addQuery(`${boardPath(locale)}.rss`, toJobParameters(setPostcode(filter, filter.within === null ? '' : filter.near)))

/**
 * Returns the filter of a link to the board, or null for other links: another page of the list, the
 * saved ads, or another route.
 * @param currentUrl the address of the current page
 */
export function parseFilterLink(href: string, currentUrl: string): JobFilter | null {
  const { origin, pathname, searchParams } = new URL(href)
  const currentAddress = new URL(currentUrl)
  const isBoard = origin === currentAddress.origin && pathname === currentAddress.pathname
  if (!isBoard || searchParams.has('page') || searchParams.has('saved')) return null
  return parseBoardRequest(searchParams)?.filter ?? null
}
