import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { type Compared, comparisonQuery } from '../queries'
import type { Comparison } from './compared'

/** A comparison with its states and the time when it was loaded. */
export interface ReadComparison extends Comparison {
  states: Compared
  readAt: number
}

/**
 * The comparison of two states of a page, loaded when they are selected, and its query. The previous one stays while the next is
 * loading, and if that fails.
 */
export function useComparison(page: PageDraft, locale: Locale, states: Compared) {
  const { id, urls } = page
  const path = (urls[locale] ?? '').split('/').slice(2).join('/')
  const query = useQuery(comparisonQuery(locale, { id, path }, states))
  const { data } = query
  const [last, setLast] = useState<ReadComparison | null>(null)
  if (data && data !== last) setLast(data)
  return { comparison: data ?? last, query }
}
