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
import { type Branch, branchOf } from './page-list/page-list'

/** The page size of lists: more than a window shows, and little enough that the hub is there at once. */
const pageSize = 50

async function readPages(
  locale: Locale,
  selector: PageSelector,
  { part = 1, by }: { part?: number; by: Ask },
) {
  const [[name, value] = []] = Object.entries(selector)
  const query = new URLSearchParams({ page_size: String(pageSize), page: String(part) })
  if (name !== undefined && value !== null) query.set(name, String(value))
  return branchOf(await by(pageTreeSchema, `/${locale}/pageeditor-api/pages/?${query}`), locale)
}

/** The children of a page (null: the top level), page by page. */
export const branchQuery = (locale: Locale, parent: number | null, by: Ask = ask) =>
  infiniteQueryOptions({
    queryKey: hubKeys.pages(locale, { parent }),
    queryFn: ({ pageParam }) => readPages(locale, { parent }, { part: pageParam, by }),
    initialPageParam: 1,
    getNextPageParam: ({ count }, parts) => (parts.length * pageSize < count ? parts.length + 1 : null),
    select: joined,
  })

/** The first results of a search, in titles and addresses (`search`) or in texts as well (`words`). */
export const searchQuery = (
  locale: Locale,
  selector: { search: string } | { words: string },
  by: Ask = ask,
) =>
  queryOptions({
    queryKey: hubKeys.pages(locale, selector),
    queryFn: () => readPages(locale, selector, { by }),
  })

/** A single page; null for a deleted one. Not cached. */
export const pageQuery = (locale: Locale, id: number) =>
  queryOptions({
    queryKey: hubKeys.pages(locale, { id }),
    queryFn: async () => (await readPages(locale, { id }, { by: ask })).pages[0] ?? null,
    gcTime: 0,
  })

/** What links to a page. */
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

/** Links that lead visitors to nothing. */
export const brokenLinksQuery = (locale: Locale) =>
  queryOptions({
    queryKey: hubKeys.brokenLinks(locale),
    queryFn: async () =>
      (await ask(brokenLinksSchema, `/${locale}/pageeditor-api/broken-links/`)).filter(isBroken),
  })

/** What the last check of all links found. */
export const linkCheckQuery = (locale: Locale) =>
  queryOptions({
    queryKey: hubKeys.linkCheck(locale),
    queryFn: async () => onlyBroken(await ask(linkCheckSchema, `/${locale}/pageeditor-api/link-check/`)),
  })

/** A check without what leads to the site's own routes. */
export const onlyBroken = (check: LinkCheck): LinkCheck => ({ ...check, links: check.links.filter(isBroken) })

/** Of addresses without a page the backend does not know which are the site's own. */
function isBroken({ url, reason }: BrokenLink): boolean {
  const [, locale, ...parts] = url.split('/')
  const path = parts.join('/')
  return (
    reason !== 'missing' || !isLocale(locale) || !(isReservedPath(locale, path) || matchRoute(locale, path))
  )
}

/** Unpublished drafts and scheduled publications. */
export const plannedQuery = (locale: Locale, by: Ask = ask) =>
  queryOptions({
    queryKey: hubKeys.planned(locale),
    queryFn: () => by(draftsAndSchedulesSchema, `/${locale}/pageeditor-api/drafts-and-schedules/`),
  })

/** Reviews and comments that wait, over all pages. */
export const openFeedbackQuery = (locale: Locale) =>
  queryOptions({
    queryKey: hubKeys.feedback(locale),
    queryFn: () => ask(openFeedbackSchema, `/${locale}/pageeditor-api/feedback/`),
  })

/** Which of some pages can be published as they are, and why others cannot. Not cached. */
export const publishCheckQuery = (locale: Locale, pages: PageInLanguage[]) =>
  queryOptions({
    queryKey: hubKeys.publishCheck(locale, pages),
    queryFn: () => orThrow(publishPages(locale, { pages, is_check: true })),
    staleTime: 0,
    gcTime: 0,
  })

/** The pages in whose working copies words stand. Not cached: what is replaced is what was shown. */
export const textSearchQuery = (locale: Locale, wanted: WordSearch) =>
  queryOptions({
    queryKey: hubKeys.textSearch(locale, wanted),
    queryFn: () => {
      const query = new URLSearchParams({ words: wanted.text, is_exact: String(wanted.isExact) })
      return ask(textSearchSchema, `/${locale}/pageeditor-api/text-search/?${query}`)
    },
    staleTime: 0,
    gcTime: 0,
  })

/** The pages in the trash, part by part. */
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

/** Joins the parts without duplicates: pages that were added meanwhile shift others into the next part. */
function joined({ pages: parts }: InfiniteData<Branch>): Branch {
  const pages = new Map(parts.flatMap((part) => part.pages).map((page) => [page.id, page]))
  return { count: parts.at(-1)?.count ?? 0, pages: [...pages.values()] }
}
