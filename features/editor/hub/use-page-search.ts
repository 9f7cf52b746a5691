import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebounced } from '@/components/ui/use-debounced'
import type { Locale } from '@/lib/contract/locale'
import type { Branch } from './page-list'
import { searchQuery } from './queries'

/** The pages that words find, once whoever writes them pauses; null until the first are found, and without words. */
export function usePageSearch(words: string, locale: Locale): { found: Branch | null; isFailed: boolean } {
  const search = useDebounced(words.trim())
  const { data, isError } = useQuery({
    ...searchQuery(locale, search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const isSearching = words.trim() !== ''
  return { found: (isSearching && data) || null, isFailed: isSearching && isError }
}
