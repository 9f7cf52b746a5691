'use client'

import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { queryClient } from '@/lib/api/query'

export interface QueryProviderProps {
  /** What the server has read already. */
  state?: DehydratedState
  children: ReactNode
}

/**
 * Lets what it is around ask the backend by queries. It stands around what goes on in the browser (the editor, the hub); a
 * content page has none.
 */
export function QueryProvider({ state, children }: QueryProviderProps) {
  const [client] = useState(queryClient)
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  )
}
