import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Locale } from '@/lib/contract/common/locale'
import { useParameters } from '@/lib/i18n/plain-navigation'
import { type BoardRequest, parseBoardRequest } from './board-address'
import { allJobs } from './job-filter'
import { getFirstPage, jobsQuery } from './jobs-query'

const wholeBoard = { filter: allJobs, page: 1 }

/** The state of the requested list: loaded, still loading or failed. */
export type ListState = 'loaded' | 'loading' | 'failed'

/**
 * Loads the list for the current address. While it is loading and after it has failed, the previous
 * list is returned; `listedRequest` is the request to which the returned list belongs.
 */
export function useBoardJobs(locale: Locale) {
  const request = parseBoardRequest(useParameters()) ?? wholeBoard
  const firstPage = getFirstPage(useQueryClient(), locale, request)
  const list = useInfiniteQuery(jobsQuery(locale, request.filter, firstPage))
  // A failed query returns no placeholder, so the last list is kept here.
  const [lastData, setLastData] = useState(list.data)
  if (list.data && list.data !== lastData) setLastData(list.data)
  const data = list.data ?? lastData
  const [, query] = String(data?.pageParams[0] ?? '').split('?')
  const listedRequest = parseBoardRequest(new URLSearchParams(query)) ?? wholeBoard
  const listPart = data?.pages.at(-1)
  const state: ListState = list.isPending || list.isPlaceholderData ? 'loading' : 'loaded'
  return {
    request,
    list: { ...list, data },
    listedRequest,
    /** The data that belong to the whole list; undefined before the first list has been loaded. */
    listPart,
    /** True if the postcode has a position; null without one and until its list is loaded. */
    isPostcodeKnown: isSamePlace(request, listedRequest) ? (listPart?.isPostcodeKnown ?? null) : null,
    state: list.isLoadingError ? 'failed' : state,
  } as const
}

/** Returns true if both requests have the same postcode and countries. */
const isSamePlace = ({ filter }: BoardRequest, { filter: listedFilter }: BoardRequest) =>
  filter.near === listedFilter.near && `${filter.selectedValues.country}` === `${listedFilter.selectedValues.country}`

export type BoardJobs = ReturnType<typeof useBoardJobs>
