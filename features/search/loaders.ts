import 'server-only'
import { cookies } from 'next/headers'
import type { z } from 'zod'
import { read } from '@/lib/api/read'
import type { Result } from '@/lib/api/result'
import { findSessionId } from '@/lib/api/visitor'
import type { Locale } from '@/lib/contract/common/locale'
import {
  type SearchHitList,
  type SearchOverview,
  searchHitListSchema,
  searchOverviewSchema,
} from '@/lib/contract/site/search'
import { isFiltered, type SearchRequest, toSearchParameters } from './search-address'

export type LoadedSearch =
  | { state: 'found'; overview: SearchOverview; list: SearchHitList | null }
  /** The page of hits does not exist. */
  | { state: 'missing' }
  | { state: 'failed' }

/** Searches with the visitor's rights, because members find more. */
export async function loadSearch(locale: Locale, request: SearchRequest): Promise<LoadedSearch> {
  const requestCookies = (await cookies()).toString()
  const cookie = findSessionId(requestCookies) === null ? null : requestCookies
  const fetchResults = <Schema extends z.ZodType>(path: string, schema: Schema, params: Record<string, string>) =>
    read(`/${locale}/api/search/${path}`, schema, { params, cookie, isShared: false })
  const { ordering: _, ...overviewParameters } = toSearchParameters(request)
  // A search is counted once, not again for its kinds, pages and filters.
  const isCounted = request.category === null && !isFiltered(request)
  const countedParameters = { ...overviewParameters, ...(isCounted && { counted: 'true' }) }
  const [overview, list] = await Promise.all([
    fetchResults('', searchOverviewSchema, countedParameters),
    loadList(request, fetchResults),
  ])
  if (list?.ok === false && list.failure.status === 404 && overview.ok) return { state: 'missing' }
  if (!overview.ok || list?.ok === false) return { state: 'failed' }
  return { state: 'found', overview: overview.value, list: list?.value ?? null }
}

type FetchList = (
  path: string,
  schema: typeof searchHitListSchema,
  params: Record<string, string>,
) => Promise<Result<SearchHitList>>

/** Loads a page of a category; null for the overview of all kinds. */
async function loadList(request: SearchRequest, fetchList: FetchList): Promise<Result<SearchHitList> | null> {
  const { category, page } = request
  if (category === null) return null
  const params = { ...toSearchParameters(request), ...(page > 1 && { page: String(page) }) }
  if (category === 'pages') return await fetchList('pages/', searchHitListSchema, params)
  return await fetchList('others/', searchHitListSchema, {
    ...params,
    ...(category !== 'others' && { kind: category }),
  })
}
