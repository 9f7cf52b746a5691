import { asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { relatedArticles } from '@/backend/platform/db/schema/content/articles'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { NotFoundError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { ArticleDetail, ArticleDraft } from '@/lib/contract/pages/article'
import { readDraft } from '../pages/page-draft'
import type { PublishedRecord } from '../pages/published-record'
import type { ArticleType } from '../records/article-terms'
import { presentDraftTexts, presentTexts } from '../records/present-texts'
import { listPressPictures } from '../records/press-pictures'
import { findNeighbors, listRelatedArticles } from './list-articles'

const maxRelatedArticles = 3

/** Presents a published article in one language with related articles and neighbors. */
export async function presentArticle(
  db: Queryable,
  { page, record }: PublishedRecord<ArticleType>,
  locale: Locale,
): Promise<ArticleDetail> {
  const { type, ...fields } = record
  const { id, urls, modules, headline: subtitle } = page
  return {
    ...presentTexts(page, locale),
    urls,
    subtitle,
    ...fields,
    modules,
    pictures:
      type === 'press_release'
        ? await listPressPictures(db, page, (image) => `/${locale}/api/press-releases/${id}/pictures/${image}`)
        : [],
    related: await listRelatedArticles(db, id, locale, maxRelatedArticles),
    ...(await findNeighbors(db, { section: fields.section, locale }, id)),
  }
}

/**
 * Reads an article's working copy in one language.
 * @throws NotFoundError
 */
export async function readArticleDraft(db: Queryable, id: number, locale: Locale): Promise<ArticleDraft> {
  const page = await readDraft(db, locale, id)
  const { record } = page
  if (record?.type !== 'article' && record?.type !== 'press_release') {
    throw new NotFoundError(`Page ${id} is not an article.`)
  }
  const { type, ...fields } = record
  return {
    ...presentDraftTexts(page, locale),
    subtitle: page.headline,
    ...fields,
    related: await readRelatedTitles(db, id, locale),
  }
}

async function readRelatedTitles(db: Queryable, id: number, locale: Locale): Promise<ArticleDraft['related']> {
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
    const relatedTexts = texts.filter((text) => text.id === relatedId)
    const preferredText = relatedTexts.find((text) => text.locale === locale) ?? relatedTexts[0]
    return { id: relatedId, title: preferredText?.title ?? '' }
  })
}
