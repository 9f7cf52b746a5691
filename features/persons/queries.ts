import { queryOptions, skipToken } from '@tanstack/react-query'

/** The persons of a topic. `searchText` is the text in which the search looks for words. */
export interface SearchableGroup {
  id: number
  title: string
  entries: readonly { id: number; searchText: string }[]
}

/** Returns the query for the groups of the search. The server loads the groups with the page. */
export const searchableGroupsQuery = (digest: string) =>
  queryOptions<readonly SearchableGroup[]>({
    queryKey: ['persons', digest],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
