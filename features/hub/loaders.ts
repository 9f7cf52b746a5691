import 'server-only'
import { type DehydratedState, dehydrate } from '@tanstack/react-query'
import { cookies } from 'next/headers'
import { createAskWithCookie } from '@/lib/api/ask-as'
import { createQueryClient } from '@/lib/api/query-client'
import { administrationSchema } from '@/lib/contract/administration/record-type'
import type { Locale } from '@/lib/contract/common/locale'
import { checklistQuery } from './checklist/checklist-calls'
import { branchQuery, plannedQuery, recentQuery, searchQuery } from './queries'

export interface LoadedHub {
  /** Null if the pages could not be loaded. */
  dehydratedState: DehydratedState | null
  /** True if the user may see the checklist of a new site (administrators only). */
  hasChecklist: boolean
}

/**
 * Loads the data of the hub in advance: the top-level pages or search results, recent changes,
 * drafts and schedules, and, for administrators, the checklist.
 */
export async function loadHub(locale: Locale, searchTerm: string): Promise<LoadedHub> {
  const client = createQueryClient()
  const request = createAskWithCookie((await cookies()).toString())
  const topLevel = branchQuery(locale, null, request)
  const search = searchQuery(locale, { words: searchTerm }, request)
  const isSearch = searchTerm !== ''
  const prefetchChecklist = async () => {
    const rights = await request(administrationSchema, `/${locale}/api/administration/`).catch(() => null)
    const isAllowed = rights?.has_checklist ?? false
    if (isAllowed) await client.prefetchQuery(checklistQuery(locale, request))
    return isAllowed
  }
  const [hasChecklist] = await Promise.all([
    prefetchChecklist(),
    isSearch ? client.prefetchQuery(search) : client.prefetchInfiniteQuery(topLevel),
    client.prefetchQuery(recentQuery(locale, request)),
    client.prefetchQuery(plannedQuery(locale, request)),
  ])
  const isLoaded = client.getQueryData(isSearch ? search.queryKey : topLevel.queryKey) !== undefined
  return { dehydratedState: isLoaded ? dehydrate(client) : null, hasChecklist }
}
