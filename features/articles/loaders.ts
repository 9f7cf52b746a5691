import 'server-only'
import { cache } from 'react'
import { loadList } from '@/components/list/load-list'
import { askAsAnonymous } from '@/lib/api/ask-as'
import { read } from '@/lib/api/read'
import type { Locale } from '@/lib/contract/common/locale'
import { articleDetailSchema, articleListSchema, articleTermListSchema } from '@/lib/contract/pages/article'
import { type ArticleSection, articleTermSchema } from '@/lib/contract/records/article-record'
import { type ArticleListFilter, articlesQuery } from './queries'
import { createArticlesReader } from './read-articles'

/** Loads the pages of a list up to a page number; null if a page could not be loaded. */
export const loadArticles = (locale: Locale, filter: ArticleListFilter, page: number) =>
  loadList(page, (firstPage) => articlesQuery(locale, filter, firstPage, createArticlesReader(locale, askAsAnonymous)))

/** Loads the categories of a section in their order. */
export const loadArticleCategories = cache((locale: Locale, section: ArticleSection) =>
  read(`/${locale}/api/article-categories/`, articleTermListSchema, {
    params: { section, page_size: '100' },
  }),
)

export const loadArticleTag = cache((locale: Locale, id: string) =>
  read(`/${locale}/api/article-tags/${id}/`, articleTermSchema),
)

/**
 * Loads the years in which a section has articles, the latest first; empty if they could not be
 * loaded.
 */
export const loadArticleYears = cache(async (locale: Locale, section: ArticleSection) => {
  const list = await read(`/${locale}/api/articles/`, articleListSchema, {
    params: { section, page_size: '1' },
  })
  return list.ok ? list.value.years : []
})

/** Loads a published article with related articles and the previous and next one. */
export const loadArticle = cache((locale: Locale, id: number, cookie: string | null = null) =>
  read(`/${locale}/api/articles/${id}/`, articleDetailSchema, { cookie }),
)
