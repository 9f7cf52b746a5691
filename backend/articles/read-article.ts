import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ArticleDetail, ArticleDraft } from '@/lib/contract/article'
import type { ArticleRecord } from '@/lib/contract/article-record'
import type { Locale } from '@/lib/contract/locale'
import type { PageRecord } from '@/lib/contract/page-record'
import type { Audience, Viewer } from '../access/audience'
import type { Queryable } from '../db/client'
import { relatedArticles } from '../db/schema/articles'
import { pageTexts } from '../db/schema/pages'
import { publications } from '../db/schema/publications'
import { NotFoundError } from '../errors'
import { readDraft } from '../pages/page-draft'
import { readPublishedPage } from '../pages/published-page'
import { findArticle } from './article-facts'
import { listNeighbors, listRelated } from './list-articles'

/** Whether a page's record is an article's or a press release's. */
function isArticle(record: PageRecord | null | undefined): record is ArticleRecord {
  return record?.type === 'article' || record?.type === 'press_release'
}

/** How many others an article leads to. */
const maxRelated = 3

export interface PublishedArticle {
  article: ArticleDetail
  isOnline: boolean
  /** For `Cache-Tag`. */
  tags: string[]
}

/**
 * An article as published in one language; null when nothing was ever published.
 * @param admit as for readPublishedPage
 */
export async function readArticle(
  db: Queryable,
  id: number,
  locale: Locale,
  admit: (audience: Audience) => Promise<Viewer>,
): Promise<PublishedArticle | null> {
  const row = await findArticle(db, id)
  const [shown] = await db
    .select({ path: publications.path })
    .from(publications)
    .where(and(eq(publications.pageId, id), eq(publications.locale, locale)))
  if (!row || !shown) return null
  const found = await readPublishedPage(db, locale, shown.path, admit)
  const record = found?.page.record
  if (!found || !isArticle(record)) return null
  const { page, tags } = found
  const { type, ...facts } = record
  const neighbors = await listNeighbors(db, { section: row.section, locale }, { id, date: row.date })
  return {
    isOnline: page.is_online,
    tags,
    article: {
      id,
      url: page.urls[locale] ?? '',
      urls: page.urls,
      title: page.title,
      subtitle: page.headline,
      teaser: page.hero_text,
      image: page.hero_image,
      ...facts,
      modules: page.modules,
      related: await listRelated(db, id, locale, maxRelated),
      ...neighbors,
    },
  }
}

/**
 * An article's working copy in one language.
 * @throws NotFoundError
 */
export async function readArticleDraft(db: Queryable, id: number, locale: Locale): Promise<ArticleDraft> {
  const page = await readDraft(db, locale, id)
  if (!isArticle(page.record)) throw new NotFoundError(`Page ${id} is no article.`)
  const { type, ...facts } = page.record
  const { slug, revision, state, is_changed } = page
  return {
    id,
    url: page.urls[locale] ?? '',
    title: page.title,
    subtitle: page.headline,
    teaser: page.hero_text,
    image: page.hero_image,
    ...facts,
    ...{ slug, revision, state, is_changed },
    related: await readRelatedTitles(db, id, locale),
  }
}

async function readRelatedTitles(
  db: Queryable,
  id: number,
  locale: Locale,
): Promise<ArticleDraft['related']> {
  const rows = await db
    .select({ id: relatedArticles.relatedId })
    .from(relatedArticles)
    .where(eq(relatedArticles.articleId, id))
    .orderBy(asc(relatedArticles.position))
  const ids = rows.map((row) => row.id)
  const texts = await db
    .select({ id: pageTexts.pageId, locale: pageTexts.locale, title: pageTexts.title })
    .from(pageTexts)
    .where(inArray(pageTexts.pageId, ids))
  return ids.map((relatedId) => {
    const own = texts.filter((text) => text.id === relatedId)
    return { id: relatedId, title: (own.find((text) => text.locale === locale) ?? own[0])?.title ?? '' }
  })
}
