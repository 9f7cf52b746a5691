import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ListPart } from '@/components/list/list-part'
import type { ArticleSection } from '@/lib/contract/article-record'
import type { Locale } from '@/lib/contract/locale'
import type { ArticleLine } from './article-line'

/** So many lines a page of a list has. */
const pageSize = 20

/** Which articles a list shows; null for all of the section. */
export interface ArticleListFilter {
  section: ArticleSection
  category: number | null
  tag: number | null
  year: number | null
}

type ReadArticles = (address: string, signal: AbortSignal) => Promise<ListPart<ArticleLine>>

/** What asks the backend comes once more is asked for: the first pages are there already. */
const readInBrowser: ReadArticles = async (address, signal) => {
  const { readArticles } = await import('./read-articles')
  return await readArticles(address, signal)
}

/** The list of articles from one of its pages on. */
export function articlesQuery(
  locale: Locale,
  filter: ArticleListFilter,
  firstPage: number,
  readPage: ReadArticles = readInBrowser,
) {
  const { section, category, tag, year } = filter
  const first = new URLSearchParams({ section, page_size: String(pageSize) })
  if (category !== null) first.set('category', String(category))
  if (tag !== null) first.set('tags', String(tag))
  if (year !== null) first.set('year', String(year))
  if (firstPage > 1) first.set('page', String(firstPage))
  return infiniteQueryOptions({
    queryKey: ['articles', locale, filter, firstPage] as readonly unknown[],
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: `/${locale}/api/articles/?${first}`,
    getNextPageParam: ({ next }) => next,
    // A page of the site is dropped when its list changes; what it brought is not asked for again.
    staleTime: Number.POSITIVE_INFINITY,
  })
}
