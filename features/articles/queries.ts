import type { ReadListPart } from '@/components/list/list-part'
import { listQuery } from '@/components/list/list-query'
import type { Locale } from '@/lib/contract/common/locale'
import type { ArticleSection } from '@/lib/contract/records/article-record'
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

/** What asks the backend comes once more is asked for: the first pages are there already. */
function readInBrowser(locale: Locale): ReadListPart<ArticleLine> {
  return async (address, signal) => {
    const { articlesReader } = await import('./read-articles')
    return await articlesReader(locale)(address, signal)
  }
}

/** The list of articles from one of its pages on. */
export function articlesQuery(
  locale: Locale,
  filter: ArticleListFilter,
  firstPage: number,
  readPart: ReadListPart<ArticleLine> = readInBrowser(locale),
) {
  const { section, category, tag, year } = filter
  const first = new URLSearchParams({ section, page_size: String(pageSize) })
  if (category !== null) first.set('category', String(category))
  if (tag !== null) first.set('tags', String(tag))
  if (year !== null) first.set('year', String(year))
  if (firstPage > 1) first.set('page', String(firstPage))
  return listQuery(['articles', locale, filter, firstPage], `/${locale}/api/articles/?${first}`, readPart)
}
