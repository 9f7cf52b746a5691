import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '@/lib/api/call'
import type { Locale } from '@/lib/contract/common/locale'
import { minimumToComplete, type SearchSuggestions, searchSuggestionsSchema } from '@/lib/contract/site/search'

/** Pause in typing after which the backend is called, in ms. */
const pauseMs = 150

/**
 * Fetches the suggestions for a query once typing pauses.
 * @param query trimmed; a query that is too short is not sent
 * @param onResponse called after each response and each failure
 * @returns the last response; null before the first response and after a failure
 */
export function useSearchSuggestions(query: string, locale: Locale, onResponse: () => void): SearchSuggestions | null {
  const [suggestions, setSuggestions] = useState<SearchSuggestions | null>(null)
  const notify = useEffectEvent(onResponse)

  useEffect(() => {
    if (query.length < minimumToComplete) return
    const controller = new AbortController()
    const fetchSuggestions = async () => {
      const path = `/${locale}/api/search/autocomplete/?${new URLSearchParams({ query })}`
      const result = await call(searchSuggestionsSchema, { method: 'GET', path, signal: controller.signal })
      if (controller.signal.aborted) return
      setSuggestions(result.ok ? result.value : null)
      notify()
    }
    const timer = setTimeout(() => void fetchSuggestions(), pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, locale])

  return suggestions
}
