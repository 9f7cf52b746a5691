'use client'

import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { queryClient } from '@/lib/api/query-client'

export interface QueryProviderProps {
  /** The data already loaded on the server. */
  state?: DehydratedState
  children: ReactNode
}

/**
 * Provides the query client for client-side features (the editor, the hub). Content pages do not
 * use it.
 */
export function QueryProvider({ state, children }: QueryProviderProps) {
  const [client] = useState(queryClient)
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  )
}
