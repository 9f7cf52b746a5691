import { type DehydratedState, queryOptions, skipToken } from '@tanstack/react-query'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageLink } from '@/lib/contract/pages/page'

/** Data of the current page for the client components around its content. */
export interface PageFrame {
  /** The address of the page; null for an error page. */
  address: string | null
  /** The address of the page by language; null for a language without a translation. */
  alternates: Record<Locale, string | null>
  /** The siblings of a page with tabs, including the page; empty for any other page. */
  siblings: readonly PageLink[]
  /** The path under which the page can be edited, without the language prefix; null for none. */
  editPath: string | null
  /** The path of the shown record in the administration (`organizations/12`); null for none. */
  record: string | null
}

/** The frame of a page with the account of its visitor, serialized for the browser's cache. */
export interface DehydratedFrame {
  /** Identifies the data. Different data get a different entry in the cache. */
  digest: string
  dehydratedState: DehydratedState
}

/**
 * Returns the query for the frame of a page. The server loads it with the page, so the browser
 * never fetches it.
 */
export const pageFrameQuery = (digest: string) =>
  queryOptions<PageFrame>({
    queryKey: ['page-frame', digest],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
