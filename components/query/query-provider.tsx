'use client'

import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { queryClient } from '@/lib/api/query-client'

export interface QueryProviderProps {
  /** The data that the server has loaded already. */
  state?: DehydratedState
  children: ReactNode
}

/** Provides TanStack Query's client of the document, with the data that the server has loaded. */
export function QueryProvider({ state, children }: QueryProviderProps) {
  const [client] = useState(queryClient)
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  )
}
