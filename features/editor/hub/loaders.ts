import 'server-only'
import { type DehydratedState, dehydrate } from '@tanstack/react-query'
import { cookies } from 'next/headers'
import { askAs } from '@/lib/api/ask-as'
import { createQueryClient } from '@/lib/api/query'
import type { Locale } from '@/lib/contract/locale'
import { branchQuery, plannedQuery, recentQuery, searchQuery } from './queries'

/**
 * Prefetches the top-level pages, search results, recent changes, and drafts and schedules; null if the
 * pages cannot be read.
 */
export async function loadHub(locale: Locale, searchTerm: string): Promise<DehydratedState | null> {
  const client = createQueryClient()
  const by = askAs((await cookies()).toString())
  const top = branchQuery(locale, null, by)
  await Promise.all([
    client.prefetchInfiniteQuery(top),
    searchTerm !== '' && client.prefetchQuery(searchQuery(locale, searchTerm, by)),
    client.prefetchQuery(recentQuery(locale, by)),
    client.prefetchQuery(plannedQuery(locale, by)),
  ])
  return client.getQueryData(top.queryKey) ? dehydrate(client) : null
}
