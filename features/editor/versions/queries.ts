import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask } from '@/lib/api/query'
import type { Locale } from '@/lib/contract/common/locale'
import {
  type PageDraft,
  type PageVersion,
  pageDraftSchema,
  pageVersionListSchema,
} from '@/lib/contract/pages/page-editing'
import { getPagePath } from '../calls'
import { workingCopy } from './views'

/** Two states of a page: version ids; the newer one can be the working copy. */
export interface ComparedStates {
  from: string
  to: string
}

export type VersionedPage = Pick<PageDraft, 'id' | 'published_at'>

/** The most versions that one call returns. */
export const versionsPerPart = 100

export const versionKeys = {
  all: (locale: Locale, id: number) => ['versions', locale, id] as const,
  lists: (locale: Locale, id: number) => [...versionKeys.all(locale, id), 'list'] as const,
}

const fetchVersions = (locale: Locale, id: number, { page, size }: { page: number; size: number }) =>
  ask(pageVersionListSchema, `${getPagePath(locale, id)}/versions/?page=${page}&page_size=${size}`)

/** Queries a page's versions, newest first, in parts of `size` (at most 100). */
export const versionsQuery = (locale: Locale, page: VersionedPage, size: number) =>
  infiniteQueryOptions({
    // Publishing adds a version.
    queryKey: [...versionKeys.lists(locale, page.id), page.published_at, size],
    queryFn: ({ pageParam }) => fetchVersions(locale, page.id, { page: pageParam, size }),
    initialPageParam: 1,
    getNextPageParam: ({ count }, parts) => (parts.length * size < count ? parts.length + 1 : null),
    select: joinParts,
    staleTime: 0,
  })

/**
 * Queries the waivers of the published version, or of the newest one of an unpublished page, once
 * per editing session.
 */
export const lastWaiversQuery = (locale: Locale, id: number) =>
  queryOptions({
    queryKey: [...versionKeys.all(locale, id), 'latest'],
    async queryFn() {
      let newestVersion: PageVersion | undefined
      for (let page = 1; ; page += 1) {
        const { count, results } = await fetchVersions(locale, id, { page, size: versionsPerPart })
        newestVersion ??= results[0]
        const publishedVersion = results.find(({ is_published }) => is_published)
        if (publishedVersion) return publishedVersion.waived
        if (page * versionsPerPart >= count) return newestVersion?.waived ?? []
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/**
 * Queries two states of a page, merged into one with the changes between them. It is not fetched
 * again, because the page is rendered from the result. `readAt` distinguishes the loads.
 */
export const comparisonQuery = (locale: Locale, { id, path }: { id: number; path: string }, states: ComparedStates) =>
  queryOptions({
    queryKey: [...versionKeys.all(locale, id), 'comparison', states],
    queryFn: async () => {
      const { from, to } = states
      const [{ compareModules: compare }, { pageDiffSchema }] = await Promise.all([
        import('./comparison/compare-modules'),
        import('@/lib/contract/pages/page-diff'),
      ])
      const fetchState = (state: string) => {
        const query = state === workingCopy ? 'draft=1' : `version_id=${state}`
        return ask(pageDraftSchema, `/${locale}/pageeditor-api/page/${path}?${query}`)
      }
      const [before, after, diff] = await Promise.all([
        fetchState(from),
        fetchState(to),
        ask(pageDiffSchema, `${getPagePath(locale, id)}/versions/${from}/diff/${to}/`),
      ])
      return { ...compare(before, after, diff), states, readAt: Date.now() }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Joins the parts without duplicates: new versions shift the last ones of a part into the next. */
function joinParts({ pages: parts }: InfiniteData<{ results: PageVersion[] }>): PageVersion[] {
  const versions = parts.flatMap(({ results }) => results)
  return [...new Map(versions.map((version) => [version.id, version])).values()]
}
