import { QueryClient } from '@tanstack/react-query'

/** Time for which query results count as fresh, in milliseconds. */
const staleTime = 30_000

/**
 * Creates a cache for query results. A failed query returns at once, even offline, and is repeated
 * only on request.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: false, staleTime },
      mutations: { networkMode: 'always' },
    },
  })
}

let browserClient: QueryClient | null = null

/** Returns the query client of the document. On the server, creates one for each call. */
export function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  browserClient ??= createQueryClient()
  return browserClient
}
