import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Locale } from '@/lib/contract/locale'
import type { PageDraft } from '@/lib/contract/page-editing'
import { type Compared, comparisonQuery } from '../queries'
import type { Comparison } from './compared'

/** A comparison, of which states it is, and when it was read. */
export interface ReadComparison extends Comparison {
  states: Compared
  readAt: number
}

/**
 * The comparison of two states of a page, read when they are selected, and its query. The last one stays while the next is read,
 * and where that fails.
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
