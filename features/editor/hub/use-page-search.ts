import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useDebounced } from '@/components/ui/use-debounced'
import type { Locale } from '@/lib/contract/locale'
import type { Branch } from './page-list'
import { searchQuery } from './queries'

export interface PageSearch {
  found: Branch | null
  /** The search where it failed. */
  failed: UseQueryResult<Branch> | null
}

/** The pages that words find, once whoever writes them pauses; null until the first are found, and without words. */
export function usePageSearch(words: string, locale: Locale): PageSearch {
  const search = useDebounced(words.trim())
  const query = useQuery({
    ...searchQuery(locale, search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const isSearching = words.trim() !== ''
  return { found: (isSearching && query.data) || null, failed: isSearching && query.isError ? query : null }
}
