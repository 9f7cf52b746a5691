import 'server-only'
import { type DehydratedState, dehydrate } from '@tanstack/react-query'
import { cookies } from 'next/headers'
import { askAs } from '@/lib/api/ask-as'
import { createQueryClient } from '@/lib/api/query-client'
import { administrationSchema } from '@/lib/contract/administration/record-type'
import type { Locale } from '@/lib/contract/common/locale'
import { checklistQuery } from './checklist/checklist-calls'
import { branchQuery, plannedQuery, recentQuery, searchQuery } from './queries'

export interface LoadedHub {
  /** Null if the pages cannot be read. */
  state: DehydratedState | null
  /** Whether it has the checklist of a new site, which is for administrators. */
  hasChecklist: boolean
}

/**
 * Prefetches the top-level pages or the results of a search, recent changes, drafts and schedules, and the checklist where there is
 * one.
 */
export async function loadHub(locale: Locale, searchTerm: string): Promise<LoadedHub> {
  const client = createQueryClient()
  const by = askAs((await cookies()).toString())
  const top = branchQuery(locale, null, by)
  const search = searchQuery(locale, { words: searchTerm }, by)
  const isSearch = searchTerm !== ''
  const checklist = async () => {
    const rights = await by(administrationSchema, `/${locale}/api/administration/`).catch(() => null)
    const isThere = rights?.has_checklist ?? false
    if (isThere) await client.prefetchQuery(checklistQuery(locale, by))
    return isThere
  }
  const [hasChecklist] = await Promise.all([
    checklist(),
    isSearch ? client.prefetchQuery(search) : client.prefetchInfiniteQuery(top),
    client.prefetchQuery(recentQuery(locale, by)),
    client.prefetchQuery(plannedQuery(locale, by)),
  ])
  const isRead = client.getQueryData(isSearch ? search.queryKey : top.queryKey) !== undefined
  return { state: isRead ? dehydrate(client) : null, hasChecklist }
}
