import 'server-only'
import { type DehydratedState, dehydrate } from '@tanstack/react-query'
import { cookies } from 'next/headers'
import { askAs } from '@/lib/api/ask-as'
import { createQueryClient } from '@/lib/api/query'
import type { Locale } from '@/lib/contract/locale'
import { branchQuery, plannedQuery, recentQuery, searchQuery } from './queries'

/**
 * The pages at the top as editors see them and those that have words, who changed what last, and what is to come; null where the
 * pages cannot be read.
 */
export async function loadHub(locale: Locale, words: string): Promise<DehydratedState | null> {
  const client = createQueryClient()
  const by = askAs((await cookies()).toString())
  const top = branchQuery(locale, null, by)
  await Promise.all([
    client.prefetchInfiniteQuery(top),
    words !== '' && client.prefetchQuery(searchQuery(locale, words, by)),
    client.prefetchQuery(recentQuery(locale, by)),
    client.prefetchQuery(plannedQuery(locale, by)),
  ])
  return client.getQueryData(top.queryKey) ? dehydrate(client) : null
}
