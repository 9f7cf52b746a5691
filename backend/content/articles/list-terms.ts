import { and, asc, count, eq } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import type { PageRange } from '@/backend/platform/db/page-range'
import { articleCategories, articleTags } from '@/backend/platform/db/schema/content/articles'
import type { Locale } from '@/lib/contract/common/locale'
import type { ArticleSection, ArticleTerm } from '@/lib/contract/records/article-record'
import { presentArticleCategory, presentArticleTag } from '../records/article-terms'

type TermList = { count: number; results: ArticleTerm[] }

/** Lists a range of the categories of a section, sorted by position. */
export async function listArticleCategories(
  db: Queryable,
  section: ArticleSection,
  locale: Locale,
  { offset, limit }: PageRange,
): Promise<TermList> {
  const isOfSection = eq(articleCategories.section, section)
  const rows = await db
    .select()
    .from(articleCategories)
    .where(isOfSection)
    .orderBy(asc(articleCategories.position), asc(articleCategories.id))
    .offset(offset)
    .limit(limit)
  const [countRow] = await db.select({ count: count() }).from(articleCategories).where(isOfSection)
  return { count: countRow?.count ?? 0, results: rows.map((row) => presentArticleCategory(row, locale)) }
}

/** Lists a range of the tags, sorted by slug. */
export async function listArticleTags(db: Queryable, locale: Locale, { offset, limit }: PageRange): Promise<TermList> {
  const rows = await db.select().from(articleTags).orderBy(asc(articleTags.slug)).offset(offset).limit(limit)
  const [countRow] = await db.select({ count: count() }).from(articleTags)
  return { count: countRow?.count ?? 0, results: rows.map((row) => presentArticleTag(row, locale)) }
}

/** Finds a category; undefined for an id that is unknown or belongs to another section. */
export async function findArticleCategory(
  db: Queryable,
  section: ArticleSection,
  id: number,
  locale: Locale,
): Promise<ArticleTerm | undefined> {
  const [row] = await db
    .select()
    .from(articleCategories)
    .where(and(eq(articleCategories.id, id), eq(articleCategories.section, section)))
  return row && presentArticleCategory(row, locale)
}

/** Finds a tag; undefined for an unknown id. */
export async function findArticleTag(db: Queryable, id: number, locale: Locale): Promise<ArticleTerm | undefined> {
  const [row] = await db.select().from(articleTags).where(eq(articleTags.id, id))
  return row && presentArticleTag(row, locale)
}
