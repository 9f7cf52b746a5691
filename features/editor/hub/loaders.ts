import 'server-only'
import { type DehydratedState, dehydrate } from '@tanstack/react-query'
import { cookies } from 'next/headers'
import { askAs } from '@/lib/api/ask-as'
import { createQueryClient } from '@/lib/api/query-client'
import type { Locale } from '@/lib/contract/locale'
import { branchQuery, plannedQuery, recentQuery, searchQuery } from './queries'

/**
 * Prefetches the top-level pages or the results of a search, recent changes, and drafts and schedules; null if the pages
 * cannot be read.
 */
export async function loadHub(locale: Locale, searchTerm: string): Promise<DehydratedState | null> {
  const client = createQueryClient()
  const by = askAs((await cookies()).toString())
  const top = branchQuery(locale, null, by)
  const search = searchQuery(locale, { words: searchTerm }, by)
  const isSearch = searchTerm !== ''
  await Promise.all([
    isSearch ? client.prefetchQuery(search) : client.prefetchInfiniteQuery(top),
    client.prefetchQuery(recentQuery(locale, by)),
    client.prefetchQuery(plannedQuery(locale, by)),
  ])
  return client.getQueryData(isSearch ? search.queryKey : top.queryKey) ? dehydrate(client) : null
}
