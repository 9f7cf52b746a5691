import 'server-only'
import { cache } from 'react'
import { loadList } from '@/components/list/load-list'
import { askAsEverybody } from '@/lib/api/ask-as'
import { read } from '@/lib/api/read'
import type { Locale } from '@/lib/contract/common/locale'
import { articleDetailSchema, articleListSchema, articleTermListSchema } from '@/lib/contract/pages/article'
import { type ArticleSection, articleTermSchema } from '@/lib/contract/records/article-record'
import { type ArticleListFilter, articlesQuery } from './queries'
import { articlesReader } from './read-articles'

/** Reads the pages of articles that an address with this page number shows; null where they cannot be read. */
export const loadArticles = (locale: Locale, filter: ArticleListFilter, page: number) =>
  loadList(page, (firstPage) =>
    articlesQuery(locale, filter, firstPage, articlesReader(locale, askAsEverybody)),
  )

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
