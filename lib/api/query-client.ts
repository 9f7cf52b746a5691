import { QueryClient } from '@tanstack/react-query'

/** How long what was read counts as fresh, in ms. */
const staleTime = 30_000

/** A cache of what the backend was asked. Failures are returned at once, also without a connection, and retried only on request. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: false, staleTime },
      mutations: { networkMode: 'always' },
    },
  })
}

let inBrowser: QueryClient | null = null

/** The one cache of a browser's document; on the server each rendering has one of its own. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  inBrowser ??= createQueryClient()
  return inBrowser
}
