import { queryOptions } from '@tanstack/react-query'
import { ask } from '@/lib/api/query'
import type { Locale } from '@/lib/contract/common/locale'
import { htmlSelectionListSchema } from '@/lib/contract/pages/html-selection'
import { reusableContainerListSchema } from '@/lib/contract/pages/reusable'
import { containersAddress, selectionsAddress } from './calls'

/** More than anybody has: the lists are read whole. */
const pageSize = 1000

export const reusableKeys = {
  all: ['reusables'] as const,
  containers: (locale: Locale) => [...reusableKeys.all, locale, 'containers'] as const,
  selections: (locale: Locale) => [...reusableKeys.all, locale, 'selections'] as const,
}

/** The reusable containers of a language, with what shows them. */
export const containersQuery = (locale: Locale) =>
  queryOptions({
    queryKey: reusableKeys.containers(locale),
    async queryFn() {
      const list = await ask(
        reusableContainerListSchema,
        `${containersAddress(locale)}by-slug/?page_size=${pageSize}`,
      )
      return list.results
    },
    staleTime: 0,
  })

/** The reusable HTML selections in a language, with what shows them. */
export const editedSelectionsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: reusableKeys.selections(locale),
    async queryFn() {
      const list = await ask(htmlSelectionListSchema, `${selectionsAddress(locale)}?page_size=${pageSize}`)
      return list.results
    },
    staleTime: 0,
  })

/** An entry as the list has it now, or, if it is gone, as it was: a retry after a conflict is based on that. */
export function current<Entry extends { id: number }>(entry: Entry, list: readonly Entry[] = []): Entry {
  return list.find(({ id }) => id === entry.id) ?? entry
}
