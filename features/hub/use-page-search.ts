import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useDebounced } from '@/components/ui/use-debounced'
import type { Locale } from '@/lib/contract/common/locale'
import type { Branch } from './page-list/page-list'
import { searchQuery } from './queries'

export interface PageSearch {
  results: Branch | null
  /** The query, if it failed. */
  failedQuery: UseQueryResult<Branch> | null
}

/** The debounced search for pages, by their names or by their texts as well; null until the first results are loaded, and without a term. */
export function usePageSearch(searchTerm: string, locale: Locale, place: 'names' | 'texts'): PageSearch {
  const search = useDebounced(searchTerm.trim())
  const query = useQuery({
    ...searchQuery(locale, place === 'texts' ? { words: search } : { search }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const isSearching = searchTerm.trim() !== ''
  return {
    results: (isSearching && query.data) || null,
    failedQuery: isSearching && query.isError ? query : null,
  }
}
