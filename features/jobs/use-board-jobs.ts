import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Locale } from '@/lib/contract/common/locale'
import { useParameters } from '@/lib/i18n/plain-navigation'
import { boardAt } from './board-address'
import { allJobs } from './job-filter'
import { firstPageOf, jobsQuery } from './jobs-query'

const wholeBoard = { filter: allJobs, page: 1 }

/** The state of the requested list: loaded, loading or failed. */
export type ListState = 'read' | 'late' | 'failed'

/**
 * Loads the list of the address. Until it has loaded, and if it fails, the previous list stays;
 * `shown` is its request.
 */
export function useBoardJobs(locale: Locale) {
  const asked = boardAt(useParameters()) ?? wholeBoard
  const firstPage = firstPageOf(useQueryClient(), locale, asked)
  const list = useInfiniteQuery(jobsQuery(locale, asked.filter, firstPage))
  // A failed query has no placeholder: the last list replaces it.
  const [kept, keep] = useState(list.data)
  if (list.data && list.data !== kept) keep(list.data)
  const data = list.data ?? kept
  const [, query] = String(data?.pageParams[0] ?? '').split('?')
  const state: ListState = list.isPending || list.isPlaceholderData ? 'late' : 'read'
  return {
    asked,
    list: { ...list, data },
    shown: boardAt(new URLSearchParams(query)) ?? wholeBoard,
    /**
     * The data of the whole list, from its last page; undefined before the first one has loaded.
     */
    told: data?.pages.at(-1),
    state: list.isLoadingError ? 'failed' : state,
  } as const
}

export type BoardJobs = ReturnType<typeof useBoardJobs>
