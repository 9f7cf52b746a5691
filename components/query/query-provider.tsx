'use client'

import { type DehydratedState, HydrationBoundary, QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext, useState } from 'react'
import { getQueryClient } from '@/lib/api/query-client'

export interface QueryProviderProps {
  /** The data that the server has loaded already. */
  dehydratedState?: DehydratedState
  children: ReactNode
}

/**
 * Provides TanStack Query's client of the document, with the data that the server has loaded. An
 * inner provider adds its data to the client of the outer one.
 */
export function QueryProvider({ dehydratedState, children }: QueryProviderProps) {
  const outerClient = useContext(QueryClientContext)
  const [client] = useState(() => outerClient ?? getQueryClient())
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={dehydratedState}>{children}</HydrationBoundary>
    </QueryClientProvider>
  )
}
