import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ListPart } from './list-part'

/**
 * Creates the query of a list that can be continued.
 * @param key names the list, its language and filters, and the first page
 * @param firstAddress the path and query of the first page
 * @param readPart reads a page from the backend, by its path and query
 */
export function createListQuery<Part extends ListPart<unknown>>(
  key: readonly unknown[],
  firstAddress: string,
  readPart: (address: string, signal?: AbortSignal) => Promise<Part>,
) {
  return infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => readPart(pageParam, signal),
    initialPageParam: firstAddress,
    getNextPageParam: ({ next }) => next,
    // Lists do not become stale while a page is open. After a change, the server renders a new
    // page.
    staleTime: Number.POSITIVE_INFINITY,
    // A visitor who returns from an entry finds the list in the same length.
    gcTime: Number.POSITIVE_INFINITY,
  })
}
