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
import { type AskedSearch, isFiltered, searchParameters } from './search-address'

/** What a search came to. */
export type LoadedSearch =
  | { state: 'found'; overview: SearchOverview; list: SearchHitList | null }
  /** There is no such page of what was found. */
  | { state: 'missing' }
  | { state: 'failed' }

/** Searches, as the visitor may see it: members find more. */
export async function loadSearch(locale: Locale, asked: AskedSearch): Promise<LoadedSearch> {
  const own = (await cookies()).toString()
  const cookie = findSessionId(own) === null ? null : own
  const ask = <Schema extends z.ZodType>(path: string, schema: Schema, params: Record<string, string>) =>
    read(`/${locale}/api/search/${path}`, schema, { params, cookie, isShared: false })
  const { ordering: _, ...overall } = searchParameters(asked)
  // Once for each search: neither its kinds and pages nor its filters are another one.
  const isNew = asked.category === null && !isFiltered(asked)
  const counted = { ...overall, ...(isNew && { counted: 'true' }) }
  const [overview, list] = await Promise.all([ask('', searchOverviewSchema, counted), loadList(asked, ask)])
  if (list?.ok === false && list.failure.status === 404 && overview.ok) return { state: 'missing' }
  if (!overview.ok || list?.ok === false) return { state: 'failed' }
  return { state: 'found', overview: overview.value, list: list?.value ?? null }
}

type AskForList = (
  path: string,
  schema: typeof searchHitListSchema,
  params: Record<string, string>,
) => Promise<Result<SearchHitList>>

/** A page of a category; null where all kinds are shown. */
async function loadList(asked: AskedSearch, ask: AskForList): Promise<Result<SearchHitList> | null> {
  const { category, page } = asked
  if (category === null) return null
  const params = { ...searchParameters(asked), ...(page > 1 && { page: String(page) }) }
  if (category === 'pages') return await ask('pages/', searchHitListSchema, params)
  return await ask('others/', searchHitListSchema, {
    ...params,
    ...(category !== 'others' && { kind: category }),
  })
}
