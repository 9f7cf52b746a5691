import { QueryClient } from '@tanstack/react-query'

/** Time for which query results count as fresh, in ms. */
const staleTime = 30_000

/**
 * Creates a cache of query results. Failures are returned immediately, also offline, and retried
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

let inBrowser: QueryClient | null = null

/** Returns the query client of the document; on the server, a new one for each rendering. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  inBrowser ??= createQueryClient()
  return inBrowser
}
