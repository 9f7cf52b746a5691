'use client'

import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { QueryProvider } from '../query/query-provider'
import { type DehydratedFrame, type PageFrame, pageFrameQuery } from './page-frame'

const DigestContext = createContext('')

/** The frame outside a page, for example in the header of a test. */
export const emptyFrame: PageFrame = {
  address: null,
  alternates: { de: null, en: null },
  siblings: [],
  editPath: null,
  record: null,
}

/** Fills the query cache with the data of the page for the client components around its content. */
export function PageFrameProvider({ digest, dehydratedState, children }: DehydratedFrame & { children: ReactNode }) {
  return (
    <DigestContext value={digest}>
      <QueryProvider dehydratedState={dehydratedState}>{children}</QueryProvider>
    </DigestContext>
  )
}

/** Returns the frame of the current page from the query cache. */
export function usePageFrame(): PageFrame {
  return useQuery(pageFrameQuery(useContext(DigestContext))).data ?? emptyFrame
}
