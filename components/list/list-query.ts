import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ReadListPart } from './list-part'

/**
 * The query of a list that is continued.
 * @param key names the list, its language and filters, and the first page
 * @param first the path and query of the first page
 */
export function listQuery<Item>(key: readonly unknown[], first: string, readPart: ReadListPart<Item>) {
  return infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => readPart(pageParam, signal),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next,
    // A page of the site is dropped when its list changes; what it brought is not asked for again.
    staleTime: Number.POSITIVE_INFINITY,
  })
}
