import { queryOptions, skipToken } from '@tanstack/react-query'

/** The persons of a topic, with the words that the search compares. */
export interface SearchableGroup {
  id: number
  title: string
  entries: readonly { id: number; words: string }[]
}

/**
 * Returns the query for the groups of the search. The server loads them with the page.
 * @param digest of the groups
 */
export const searchableGroupsQuery = (digest: string) =>
  queryOptions<readonly SearchableGroup[]>({
    queryKey: ['persons', digest],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
