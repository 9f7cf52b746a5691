import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Locale } from '@/lib/contract/common/locale'
import { useParameters } from '@/lib/i18n/plain-navigation'
import { parseBoardRequest } from './board-address'
import { allJobs } from './job-filter'
import { getFirstPage, jobsQuery } from './jobs-query'

const wholeBoard = { filter: allJobs, page: 1 }

/** The state of the requested list: loaded, loading or failed. */
export type ListState = 'read' | 'late' | 'failed'

/**
 * Loads the list of the address. Until it has loaded, and if it fails, the previous list stays;
 * `shown` is its request.
 */
export function useBoardJobs(locale: Locale) {
  const request = parseBoardRequest(useParameters()) ?? wholeBoard
  const firstPage = getFirstPage(useQueryClient(), locale, request)
  const list = useInfiniteQuery(jobsQuery(locale, request.filter, firstPage))
  // A failed query has no placeholder: the last list replaces it.
  const [lastData, keep] = useState(list.data)
  if (list.data && list.data !== lastData) keep(list.data)
  const data = list.data ?? lastData
  const [, query] = String(data?.pageParams[0] ?? '').split('?')
  const state: ListState = list.isPending || list.isPlaceholderData ? 'late' : 'read'
  return {
    request,
    list: { ...list, data },
    shown: parseBoardRequest(new URLSearchParams(query)) ?? wholeBoard,
    /**
     * The data of the whole list, from its last page; undefined before the first one has loaded.
     */
    listPart: data?.pages.at(-1),
    state: list.isLoadingError ? 'failed' : state,
  } as const
}

export type BoardJobs = ReturnType<typeof useBoardJobs>
