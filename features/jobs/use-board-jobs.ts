import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Locale } from '@/lib/contract/common/locale'
import { useParameters } from '@/lib/i18n/plain-navigation'
import { boardAt } from './board-address'
import { allJobs } from './job-filter'
import { firstPageOf, jobsQuery } from './jobs-query'

const wholeBoard = { filter: allJobs, page: 1 }

/** Whether the list is the one that was asked for, that is on its way, or could not be read. */
export type ListState = 'read' | 'late' | 'failed'

/**
 * The list that the address asks for. Until it has come, and where it cannot be read, that is the list before, of which `shown` tells what
 * it was asked for by.
 */
export function useBoardJobs(locale: Locale) {
  const asked = boardAt(useParameters()) ?? wholeBoard
  const firstPage = firstPageOf(useQueryClient(), locale, asked)
  const list = useInfiniteQuery(jobsQuery(locale, asked.filter, firstPage))
  // A placeholder ends with a failure; what was read last stands for it then.
  const [kept, keep] = useState(list.data)
  if (list.data && list.data !== kept) keep(list.data)
  const data = list.data ?? kept
  const [, query] = String(data?.pageParams[0] ?? '').split('?')
  const state: ListState = list.isPending || list.isPlaceholderData ? 'late' : 'read'
  return {
    asked,
    list: { ...list, data },
    shown: boardAt(new URLSearchParams(query)) ?? wholeBoard,
    /** What the last page says of the whole list; undefined before any has come. */
    told: data?.pages.at(-1),
    state: list.isLoadingError ? 'failed' : state,
  } as const
}

export type BoardJobs = ReturnType<typeof useBoardJobs>
