import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useDebounced } from '@/components/ui/use-debounced'
import type { Locale } from '@/lib/contract/common/locale'
import type { Branch } from './page-list/page-list'
import { searchQuery } from './queries'

export interface PageSearch {
  results: Branch | null
  failedQuery: UseQueryResult<Branch> | null
}

/**
 * Searches for pages by name (`names`) or also by text (`texts`) after a pause in typing. `results`
 * is null without a term and before the first response.
 */
export function usePageSearch(searchTerm: string, locale: Locale, scope: 'names' | 'texts'): PageSearch {
  const debouncedTerm = useDebounced(searchTerm.trim())
  const query = useQuery({
    ...searchQuery(locale, scope === 'texts' ? { words: debouncedTerm } : { search: debouncedTerm }),
    enabled: debouncedTerm !== '',
    placeholderData: keepPreviousData,
  })
  const isSearching = searchTerm.trim() !== ''
  return {
    results: (isSearching && query.data) || null,
    failedQuery: isSearching && query.isError ? query : null,
  }
}
