import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { type ComparedStates, comparisonQuery } from '../queries'
import type { Comparison } from './compare-modules'

/** A comparison with its states and the time of the load. */
export interface LoadedComparison extends Comparison {
  states: ComparedStates
  readAt: number
}

/**
 * Loads the comparison of two states of a page. Returns the previous comparison while the next one
 * is loading, and after its failure.
 */
export function useComparison(page: PageDraft, locale: Locale, states: ComparedStates) {
  const { id, urls } = page
  const path = (urls[locale] ?? '').split('/').slice(2).join('/')
  const query = useQuery(comparisonQuery(locale, { id, path }, states))
  const { data } = query
  const [lastComparison, setLastComparison] = useState<LoadedComparison | null>(null)
  if (data && data !== lastComparison) setLastComparison(data)
  return { comparison: data ?? lastComparison, query }
}
