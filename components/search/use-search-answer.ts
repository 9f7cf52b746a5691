import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '@/lib/api/call'
import type { Locale } from '@/lib/contract/common/locale'
import {
  minimumToComplete,
  type SearchSuggestions,
  searchSuggestionsSchema,
} from '@/lib/contract/site/search'

/** Pause in typing after which the backend is called, in ms. */
const pauseMs = 150

/**
 * Fetches the suggestions for a query once typing pauses.
 * @param query trimmed; a query that is too short is not sent
 * @param onAnswer called after each response and each failure
 * @returns the last response; null before the first response and after a failure
 */
export function useSearchAnswer(
  query: string,
  locale: Locale,
  onAnswer: () => void,
): SearchSuggestions | null {
  const [answer, setAnswer] = useState<SearchSuggestions | null>(null)
  const notify = useEffectEvent(onAnswer)

  useEffect(() => {
    if (query.length < minimumToComplete) return
    const controller = new AbortController()
    const fetchAnswer = async () => {
      const path = `/${locale}/api/search/autocomplete/?${new URLSearchParams({ query })}`
      const result = await call(searchSuggestionsSchema, { method: 'GET', path, signal: controller.signal })
      if (controller.signal.aborted) return
      setAnswer(result.ok ? result.value : null)
      notify()
    }
    const timer = setTimeout(() => void fetchAnswer(), pauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, locale])

  return answer
}
