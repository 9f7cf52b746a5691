import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { hubKey } from '@/features/editor/query-keys'
import { type Ask, ask } from '@/lib/api/query'
import { requireSuccess } from '@/lib/api/require-success'
import type { Locale } from '@/lib/contract/common/locale'
import { openFeedbackSchema } from '@/lib/contract/pages/feedback'
import type { PageInLanguage } from '@/lib/contract/pages/page-editing'
import {
  brokenLinksSchema,
  draftsAndSchedulesSchema,
  linkCheckSchema,
  pageLinksSchema,
  pageTreeSchema,
  recentChangesSchema,
} from '@/lib/contract/pages/page-tree'
import { textSearchSchema, undoableReplacementsSchema } from '@/lib/contract/pages/text-replacement'
import { trashedPageListSchema } from '@/lib/contract/pages/trash'
import type { WordSearch } from '@/lib/text/find-words'
import { publishPages } from './calls'
import { type Branch, toBranch } from './page-list/page-list'

/** The number of entries in each part of a list. */
const pageSize = 50

/**
 * Selects the children of a page (null: the top level), the matches of a search in titles and
 * addresses or in texts, or a single page.
 */
type PageSelector = { parent: number | null } | { search: string } | { words: string } | { id: number }

const toPagesKey = (locale: Locale, selector: PageSelector) => [...hubKey, locale, 'pages', selector]

async function loadPages(
  locale: Locale,
  selector: PageSelector,
  { part = 1, request }: { part?: number; request: Ask },
) {
  const query = new URLSearchParams({ page_size: String(pageSize), page: String(part) })
  for (const [name, value] of Object.entries(selector)) if (value !== null) query.set(name, String(value))
  return toBranch(await request(pageTreeSchema, `/${locale}/pageeditor-api/pages/?${query}`), locale)
}

/** The children of a page (null: the top level), paginated. */
export const branchQuery = (locale: Locale, parent: number | null, request: Ask = ask) =>
  infiniteQueryOptions({
    queryKey: toPagesKey(locale, { parent }),
    queryFn: ({ pageParam }) => loadPages(locale, { parent }, { part: pageParam, request }),
    initialPageParam: 1,
    getNextPageParam: ({ count }, parts) => (parts.length * pageSize < count ? parts.length + 1 : null),
    select: joinParts,
  })

/** The first results of a search in titles and addresses (`search`) or also in texts (`words`). */
export const searchQuery = (locale: Locale, selector: { search: string } | { words: string }, request: Ask = ask) =>
  queryOptions({
    queryKey: toPagesKey(locale, selector),
    queryFn: () => loadPages(locale, selector, { request }),
  })

/** A page; null if it was deleted. Not cached. */
export const pageQuery = (locale: Locale, id: number) =>
  queryOptions({
    queryKey: toPagesKey(locale, { id }),
    queryFn: async () => (await loadPages(locale, { id }, { request: ask })).pages[0] ?? null,
    gcTime: 0,
  })

/**
 * The links to a page. The key is not below `hubKey`, because the links of a deleted page must not
 * be fetched again.
 */
export const linksQuery = (locale: Locale, id: number) =>
  queryOptions({
    queryKey: ['page-links', locale, id],
    queryFn: () => ask(pageLinksSchema, `/${locale}/pageeditor-api/page/${id}/links/`),
    staleTime: 0,
  })

export const recentQuery = (locale: Locale, request: Ask = ask) =>
  queryOptions({
    queryKey: [...hubKey, locale, 'recent'],
    queryFn: () => request(recentChangesSchema, `/${locale}/pageeditor-api/recent/`),
  })

export const brokenLinksQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...hubKey, locale, 'broken-links'],
    queryFn: () => ask(brokenLinksSchema, `/${locale}/pageeditor-api/broken-links/`),
  })

export const linkCheckQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...hubKey, locale, 'link-check'],
    queryFn: () => ask(linkCheckSchema, `/${locale}/pageeditor-api/link-check/`),
  })

/** Drafts and schedules. */
export const plannedQuery = (locale: Locale, request: Ask = ask) =>
  queryOptions({
    queryKey: [...hubKey, locale, 'planned'],
    queryFn: () => request(draftsAndSchedulesSchema, `/${locale}/pageeditor-api/drafts-and-schedules/`),
  })

export const openFeedbackQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...hubKey, locale, 'feedback'],
    queryFn: () => ask(openFeedbackSchema, `/${locale}/pageeditor-api/feedback/`),
  })

/** Checks which pages can be published now, and why the others cannot. Not cached. */
export const publishCheckQuery = (locale: Locale, pages: PageInLanguage[]) =>
  queryOptions({
    queryKey: [...hubKey, locale, 'publish-check', pages],
    queryFn: () => requireSuccess(publishPages(locale, { pages, is_check: true })),
    staleTime: 0,
    gcTime: 0,
  })

/**
 * The pages after page `after` whose working copies contain a text; 0 for the first pages. Not
 * cached, because a replacement must affect exactly the displayed places.
 */
export const textSearchQuery = (locale: Locale, search: WordSearch, after: number) =>
  queryOptions({
    queryKey: [...hubKey, locale, 'text-search', search, after],
    queryFn: () => {
      const query = new URLSearchParams({ words: search.text, is_exact: String(search.isExact) })
      if (search.replacement) query.set('replacement', search.replacement)
      if (after > 0) query.set('after', String(after))
      return ask(textSearchSchema, `/${locale}/pageeditor-api/text-search/?${query}`)
    },
    staleTime: 0,
    gcTime: 0,
  })

export const replacementsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...hubKey, locale, 'replacements'],
    queryFn: () => ask(undoableReplacementsSchema, `/${locale}/pageeditor-api/text-replacements/`),
    staleTime: 0,
  })

export const trashQuery = (locale: Locale) =>
  infiniteQueryOptions({
    queryKey: [...hubKey, locale, 'trash'],
    queryFn: ({ pageParam }) =>
      ask(trashedPageListSchema, `/${locale}/pageeditor-api/trash/?page=${pageParam}&page_size=${pageSize}`),
    initialPageParam: 1,
    getNextPageParam: ({ count }, parts) => (parts.length * pageSize < count ? parts.length + 1 : null),
    select: ({ pages: parts }) => ({
      count: parts.at(-1)?.count ?? 0,
      pages: [...new Map(parts.flatMap(({ results }) => results).map((page) => [page.id, page] as const)).values()],
    }),
    staleTime: 0,
  })

/**
 * Joins the parts without duplicates. A new page shifts the last page of each part into the next
 * part, which then contains it again.
 */
function joinParts({ pages: parts }: InfiniteData<Branch>): Branch {
  const pages = new Map(parts.flatMap((part) => part.pages).map((page) => [page.id, page]))
  return { count: parts.at(-1)?.count ?? 0, pages: [...pages.values()] }
}
