import { useEffect, useState } from 'react'
import type { Locale } from '@/lib/contract/locale'
import { useDebounced } from '../inspector/use-debounced'
import { readPages } from './calls'
import type { Branch } from './page-list'

/**
 * The pages that words find, once whoever writes them pauses; null without words, and until the first are found.
 * @param version changes when the pages were changed: they are looked for again
 */
export function usePageSearch(
  words: string,
  locale: Locale,
  { first = null, version = 0 }: { first?: Branch | null; version?: number } = {},
): Branch | null {
  const [found, setFound] = useState<Branch | null>(first)
  const search = useDebounced(words.trim())

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is looked for again.
  useEffect(() => {
    if (search === '') {
      setFound(null)
      return
    }
    let isOver = false
    void readPages(locale, { search }).then((result) => {
      if (!isOver && result.ok) setFound(result.value)
    })
    return () => {
      isOver = true
    }
  }, [search, locale, version])

  return words.trim() === '' ? null : found
}
