import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/lib/api/query'
import type { Locale } from '@/lib/contract/common/locale'
import { htmlSelectionListSchema } from '@/lib/contract/pages/html-selection'
import { reusableContainerListSchema } from '@/lib/contract/pages/reusable'
import { toContainersPath, toSelectionsPath } from './calls'

/** Larger than any list, so that one request loads it. */
const pageSize = 1000

export const reusablesKey = ['reusables'] as const

export const containersQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...reusablesKey, locale, 'containers'],
    async queryFn() {
      const list = await ask(reusableContainerListSchema, `${toContainersPath(locale)}by-slug/?page_size=${pageSize}`)
      return list.results
    },
    staleTime: 0,
  })

/** The reusable HTML selections of a language, with their uses. */
export const editedSelectionsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...reusablesKey, locale, 'selections'],
    async queryFn() {
      const list = await ask(htmlSelectionListSchema, `${toSelectionsPath(locale)}?page_size=${pageSize}`)
      return list.results
    },
    staleTime: 0,
  })

/**
 * Finds the current state of an entry, so that a retry after a conflict sends its current revision.
 * Returns the entry itself if it was deleted.
 */
export function findCurrent<Entry extends { id: number }>(entry: Entry, list: readonly Entry[] = []): Entry {
  return list.find(({ id }) => id === entry.id) ?? entry
}
