'use client'

import {
  type DefaultError,
  type InfiniteData,
  type UseInfiniteQueryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import { ListPages, type ListPagesProps } from './list-pages'
import type { ListPart } from './list-part'

export interface ContinuedListProps<Item> extends Omit<ListPagesProps<Item>, 'list'> {
  query: UseInfiniteQueryOptions<ListPart<Item>, DefaultError, InfiniteData<ListPart<Item>>, readonly unknown[], string>
  /** Digest of the list that the server has loaded. A new one discards the pages in the browser. */
  digest: string
}

/** The props that a list of any kind of items passes on. */
export type ContinuedListBase = Pick<ContinuedListProps<unknown>, 'href' | 'firstPage' | 'digest' | 'texts'>

/** A list that loads its pages by a query and appends further pages in the browser. */
export function ContinuedList<Item extends { id: number | string }>({
  query,
  digest,
  ...list
}: ContinuedListProps<Item>) {
  return <ListPages {...list} list={useInfiniteQuery({ ...query, queryKey: [...query.queryKey, digest] })} />
}
