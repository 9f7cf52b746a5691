import type { ReadListPart } from '@/components/list/list-part'
import { createListQuery } from '@/components/list/list-query'
import type { Locale } from '@/lib/contract/common/locale'
import type { ArticleSection } from '@/lib/contract/records/article-record'
import type { ArticleLine } from './article-line'

/** The number of articles in a page of a list. */
const pageSize = 20

/** The filter of a list of articles; null for the whole section. */
export interface ArticleListFilter {
  section: ArticleSection
  category: number | null
  tag: number | null
  year: number | null
}

/**
 * Returns the function that reads further pages in the browser. Its code is imported when the first
 * of them is read.
 */
function createBrowserReader(locale: Locale): ReadListPart<ArticleLine> {
  return async (address, signal) => {
    const { createArticlesReader } = await import('./read-articles')
    return await createArticlesReader(locale)(address, signal)
  }
}

/** Returns the query of a list of articles that starts at one of its pages. */
export function articlesQuery(
  locale: Locale,
  filter: ArticleListFilter,
  firstPage: number,
  readPart: ReadListPart<ArticleLine> = createBrowserReader(locale),
) {
  const { section, category, tag, year } = filter
  const params = new URLSearchParams({ section, page_size: String(pageSize) })
  if (category !== null) params.set('category', String(category))
  if (tag !== null) params.set('tags', String(tag))
  if (year !== null) params.set('year', String(year))
  if (firstPage > 1) params.set('page', String(firstPage))
  return createListQuery(['articles', locale, filter, firstPage], `/${locale}/api/articles/?${params}`, readPart)
}
