import 'server-only'
import { type DehydratedState, dehydrate } from '@tanstack/react-query'
import { createQueryClient } from '@/lib/api/query-client'
import { toDigest, toTimelessState } from '../query/timeless-state'
import { getFirstShownPage } from './list-address'
import type { ListPart } from './list-part'
import type { createListQuery } from './list-query'

/** The loaded pages of a list, which the browser continues. */
export interface LoadedList {
  dehydratedState: DehydratedState
  firstPage: number
  /** Digest of the list, in the key of its query: in `dehydratedState` and in `ContinuedList`. */
  digest: string
  hasRequestedPage: boolean
}

/**
 * Loads the pages of a list that the address with this page number shows.
 * @param createQuery returns the query of the list from a first page on
 * @param hasTimes true to keep the fetch times in the state, for lists that the browser refetches
 * @returns null if the pages cannot be loaded
 */
export async function loadList<Part extends ListPart<unknown>>(
  page: number,
  createQuery: (firstPage: number) => ReturnType<typeof createListQuery<Part>>,
  { hasTimes = false } = {},
): Promise<LoadedList | null> {
  const firstPage = getFirstShownPage(page)
  const client = createQueryClient()
  const query = createQuery(firstPage)
  const pages = page - firstPage + 1
  await client.prefetchInfiniteQuery({ ...query, pages })
  const queryState = client.getQueryState(query.queryKey)
  const digest = toDigest(queryState?.data ?? null)
  const dehydratedState = hasTimes ? dehydrate(client) : toTimelessState(client, [digest])
  const list = { dehydratedState, firstPage, digest }
  if (queryState?.status === 'success') return { ...list, hasRequestedPage: queryState.data?.pages.length === pages }
  return queryState?.error?.failure.status === 404 ? { ...list, hasRequestedPage: false } : null
}
