import 'server-only'
import { type DehydratedState, dehydrate } from '@tanstack/react-query'
import { cache } from 'react'
import { firstShownPage } from '@/components/list/list-address'
import { askAsEverybody } from '@/lib/api/ask-as'
import { createQueryClient } from '@/lib/api/query-client'
import { read } from '@/lib/api/read'
import { articleDetailSchema, articleListSchema, articleTermListSchema } from '@/lib/contract/article'
import { type ArticleSection, articleTermSchema } from '@/lib/contract/article-record'
import type { Locale } from '@/lib/contract/locale'
import { type ArticleListFilter, articlesQuery } from './queries'
import { readArticles } from './read-articles'

/** A list of articles up to a page, for the browser to go on from; null where it cannot be read. */
export interface LoadedArticles {
  state: DehydratedState
  firstPage: number
  /** Whether there are as many pages. */
  hasPage: boolean
}

/** Reads the pages that an address with this page number shows. */
export async function loadArticles(
  locale: Locale,
  filter: ArticleListFilter,
  page: number,
): Promise<LoadedArticles | null> {
  const firstPage = firstShownPage(page)
  const client = createQueryClient()
  const query = articlesQuery(locale, filter, firstPage, (address, signal) =>
    readArticles(address, signal, askAsEverybody),
  )
  await client.prefetchInfiniteQuery({ ...query, pages: page - firstPage + 1 })
  const loaded = client.getQueryState(query.queryKey)
  if (loaded?.status !== 'success') {
    return loaded?.error?.failure.status === 404
      ? { state: dehydrate(client), firstPage, hasPage: false }
      : null
  }
  return {
    state: dehydrate(client),
    firstPage,
    hasPage: loaded.data?.pages.length === page - firstPage + 1,
  }
}

/** The categories of a section in their order; null where they cannot be read. */
export const loadArticleCategories = cache(async (locale: Locale, section: ArticleSection) => {
  const list = await read(`/${locale}/api/article-categories/`, articleTermListSchema, {
    params: { section, page_size: '100' },
  })
  return list.ok ? list.value.results : null
})

/** A tag of articles. */
export const loadArticleTag = cache((locale: Locale, id: string) =>
  read(`/${locale}/api/article-tags/${id}/`, articleTermSchema),
)

/** The years of the articles of a section, the latest first. */
export const loadArticleYears = cache(async (locale: Locale, section: ArticleSection) => {
  const list = await read(`/${locale}/api/articles/`, articleListSchema, {
    params: { section, page_size: '1' },
  })
  return list.ok ? list.value.years : []
})

/** A published article with what leads on from it. */
export const loadArticle = cache((locale: Locale, id: number, cookie: string | null = null) =>
  read(`/${locale}/api/articles/${id}/`, articleDetailSchema, { cookie }),
)
