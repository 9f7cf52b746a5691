import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Ask, ask } from '@/lib/api/query'
import type { Locale } from '@/lib/contract/locale'
import {
  draftsAndSchedulesSchema,
  pageLinksSchema,
  pageTreeSchema,
  recentChangesSchema,
} from '@/lib/contract/page-tree'
import { type Branch, branchOf } from './page-list'

/** How many pages are read at once. */
const pageSize = 100

/** Which pages are asked for: below another (null: at the top), those with words, or one alone. */
type Asked = { parent: number | null } | { search: string } | { id: number }

export const hubKeys = {
  all: ['hub'] as const,
  pages: (locale: Locale, asked: Asked) => [...hubKeys.all, locale, 'pages', asked] as const,
  /** Not with the others: a page that was just deleted has none to be read again. */
  links: (locale: Locale, id: number) => ['page-links', locale, id] as const,
  recent: (locale: Locale) => [...hubKeys.all, locale, 'recent'] as const,
  planned: (locale: Locale) => [...hubKeys.all, locale, 'planned'] as const,
}

async function readPages(locale: Locale, asked: Asked, { part = 1, by }: { part?: number; by: Ask }) {
  const [[name, value] = []] = Object.entries(asked)
  const query = new URLSearchParams({ page_size: String(pageSize), page: String(part) })
  if (name !== undefined && value !== null) query.set(name, String(value))
  return branchOf(await by(pageTreeSchema, `/${locale}/pageeditor-api/pages/?${query}`), locale)
}

/** The pages below another (null: at the top), part by part. */
export const branchQuery = (locale: Locale, parent: number | null, by: Ask = ask) =>
  infiniteQueryOptions({
    queryKey: hubKeys.pages(locale, { parent }),
    queryFn: ({ pageParam }) => readPages(locale, { parent }, { part: pageParam, by }),
    initialPageParam: 1,
    getNextPageParam: ({ count }, parts) => (parts.length * pageSize < count ? parts.length + 1 : null),
    select: joined,
  })

/** The first pages that words find. */
export const searchQuery = (locale: Locale, search: string, by: Ask = ask) =>
  queryOptions({
    queryKey: hubKeys.pages(locale, { search }),
    queryFn: () => readPages(locale, { search }, { by }),
  })

/** A page by itself; null for one that is gone. It is read anew by whoever wants it. */
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

/** Who changed what last. */
export const recentQuery = (locale: Locale, by: Ask = ask) =>
  queryOptions({
    queryKey: hubKeys.recent(locale),
    queryFn: () => by(recentChangesSchema, `/${locale}/pageeditor-api/recent/`),
  })

/** What waits to be published, and what is to happen by itself. */
export const plannedQuery = (locale: Locale, by: Ask = ask) =>
  queryOptions({
    queryKey: hubKeys.planned(locale),
    queryFn: () => by(draftsAndSchedulesSchema, `/${locale}/pageeditor-api/drafts-and-schedules/`),
  })

/** Pages that came meanwhile push others into the next part, where they are read once more. */
function joined({ pages: parts }: InfiniteData<Branch>): Branch {
  const pages = new Map(parts.flatMap((part) => part.pages).map((page) => [page.id, page]))
  return { count: parts.at(-1)?.count ?? 0, pages: [...pages.values()] }
}
