import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { hubKeys, type PageSelector } from '@/features/editor/query-keys'
import { orThrow } from '@/lib/api/or-throw'
import { type Ask, ask } from '@/lib/api/query'
import { isLocale, type Locale } from '@/lib/contract/common/locale'
import { openFeedbackSchema } from '@/lib/contract/pages/feedback'
import type { PageInLanguage } from '@/lib/contract/pages/page-editing'
import {
  type BrokenLink,
  brokenLinksSchema,
  draftsAndSchedulesSchema,
  type LinkCheck,
  linkCheckSchema,
  pageLinksSchema,
  pageTreeSchema,
  recentChangesSchema,
} from '@/lib/contract/pages/page-tree'
import { textSearchSchema } from '@/lib/contract/pages/text-replacement'
import { trashedPageListSchema } from '@/lib/contract/pages/trash'
import { isReservedPath } from '@/lib/contract/site/reserved-paths'
import { matchRoute } from '@/lib/contract/site/route-patterns'
import type { WordSearch } from '@/lib/text/find-words'
import { publishPages } from './calls'
import { type Branch, toBranch } from './page-list/page-list'

/** The page size of lists: fills a window, yet loads quickly. */
const pageSize = 50

async function loadPages(
  locale: Locale,
  selector: PageSelector,
  { part = 1, by }: { part?: number; by: Ask },
) {
  const [[name, value] = []] = Object.entries(selector)
  const query = new URLSearchParams({ page_size: String(pageSize), page: String(part) })
  if (name !== undefined && value !== null) query.set(name, String(value))
  return toBranch(await by(pageTreeSchema, `/${locale}/pageeditor-api/pages/?${query}`), locale)
}

/** The children of a page (null: the top level), paginated. */
export const branchQuery = (locale: Locale, parent: number | null, by: Ask = ask) =>
  infiniteQueryOptions({
    queryKey: hubKeys.pages(locale, { parent }),
    queryFn: ({ pageParam }) => loadPages(locale, { parent }, { part: pageParam, by }),
    initialPageParam: 1,
    getNextPageParam: ({ count }, parts) => (parts.length * pageSize < count ? parts.length + 1 : null),
    select: joinParts,
  })

/** The first results of a search in titles and addresses (`search`) or also in texts (`words`). */
export const searchQuery = (
  locale: Locale,
  selector: { search: string } | { words: string },
  by: Ask = ask,
) =>
  queryOptions({
    queryKey: hubKeys.pages(locale, selector),
    queryFn: () => loadPages(locale, selector, { by }),
  })

/** A page; null after its deletion. Not cached. */
export const pageQuery = (locale: Locale, id: number) =>
  queryOptions({
    queryKey: hubKeys.pages(locale, { id }),
    queryFn: async () => (await loadPages(locale, { id }, { by: ask })).pages[0] ?? null,
    gcTime: 0,
  })

/** The incoming links of a page. */
export const linksQuery = (locale: Locale, id: number) =>
  queryOptions({
    queryKey: hubKeys.links(locale, id),
    queryFn: () => ask(pageLinksSchema, `/${locale}/pageeditor-api/page/${id}/links/`),
    staleTime: 0,
  })

/** The most recent changes and their authors. */
export const recentQuery = (locale: Locale, by: Ask = ask) =>
  queryOptions({
    queryKey: hubKeys.recent(locale),
    queryFn: () => by(recentChangesSchema, `/${locale}/pageeditor-api/recent/`),
  })

/** The broken links of the site. */
export const brokenLinksQuery = (locale: Locale) =>
  queryOptions({
    queryKey: hubKeys.brokenLinks(locale),
    queryFn: async () =>
      (await ask(brokenLinksSchema, `/${locale}/pageeditor-api/broken-links/`)).filter(isBroken),
  })

/** The result of the last check of all links. */
export const linkCheckQuery = (locale: Locale) =>
  queryOptions({
    queryKey: hubKeys.linkCheck(locale),
    queryFn: async () => filterBroken(await ask(linkCheckSchema, `/${locale}/pageeditor-api/link-check/`)),
  })

/** Removes links to the site's routes from the result of a check. */
export const filterBroken = (check: LinkCheck): LinkCheck => ({
  ...check,
  links: check.links.filter(isBroken),
})

/** Returns false for a route of the site. The backend does not know routes without a page. */
function isBroken({ url, reason }: BrokenLink): boolean {
  const [, locale, ...parts] = url.split('/')
  const path = parts.join('/')
  return (
    reason !== 'missing' || !isLocale(locale) || !(isReservedPath(locale, path) || matchRoute(locale, path))
  )
}

/** Drafts and schedules. */
export const plannedQuery = (locale: Locale, by: Ask = ask) =>
  queryOptions({
    queryKey: hubKeys.planned(locale),
    queryFn: () => by(draftsAndSchedulesSchema, `/${locale}/pageeditor-api/drafts-and-schedules/`),
  })

/** The open reviews and comments of all pages. */
export const openFeedbackQuery = (locale: Locale) =>
  queryOptions({
    queryKey: hubKeys.feedback(locale),
    queryFn: () => ask(openFeedbackSchema, `/${locale}/pageeditor-api/feedback/`),
  })

/** The pages that can be published now, and the refusals of the others. Not cached. */
export const publishCheckQuery = (locale: Locale, pages: PageInLanguage[]) =>
  queryOptions({
    queryKey: hubKeys.publishCheck(locale, pages),
    queryFn: () => orThrow(publishPages(locale, { pages, is_check: true })),
    staleTime: 0,
    gcTime: 0,
  })

/**
 * The pages whose working copies contain a text. Not cached: a replacement affects the places
 * shown.
 */
export const textSearchQuery = (locale: Locale, search: WordSearch) =>
  queryOptions({
    queryKey: hubKeys.textSearch(locale, search),
    queryFn: () => {
      const query = new URLSearchParams({ words: search.text, is_exact: String(search.isExact) })
      return ask(textSearchSchema, `/${locale}/pageeditor-api/text-search/?${query}`)
    },
    staleTime: 0,
    gcTime: 0,
  })

/** The pages in the trash, paginated. */
export const trashQuery = (locale: Locale) =>
  infiniteQueryOptions({
    queryKey: hubKeys.trash(locale),
    queryFn: ({ pageParam }) =>
      ask(trashedPageListSchema, `/${locale}/pageeditor-api/trash/?page=${pageParam}&page_size=${pageSize}`),
    initialPageParam: 1,
    getNextPageParam: ({ count }, parts) => (parts.length * pageSize < count ? parts.length + 1 : null),
    select: ({ pages: parts }) => ({
      count: parts.at(-1)?.count ?? 0,
      pages: [
        ...new Map(parts.flatMap(({ results }) => results).map((page) => [page.id, page] as const)).values(),
      ],
    }),
    staleTime: 0,
  })

/** Joins the parts and removes duplicates: a new page shifts others into the next part. */
function joinParts({ pages: parts }: InfiniteData<Branch>): Branch {
  const pages = new Map(parts.flatMap((part) => part.pages).map((page) => [page.id, page]))
  return { count: parts.at(-1)?.count ?? 0, pages: [...pages.values()] }
}
