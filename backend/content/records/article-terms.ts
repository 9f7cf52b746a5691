import { asc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import {
  articleCategories,
  articleCategoryMembers,
  articleTaggings,
  articleTags,
} from '@/backend/platform/db/schema/content/articles'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'
import type { ArticleSection, ArticleTerm } from '@/lib/contract/records/article-record'
import { recordFolders } from '@/lib/contract/records/record'

type CategoryRow = typeof articleCategories.$inferSelect
type TagRow = typeof articleTags.$inferSelect

export const articleTypes = ['article', 'press_release'] as const
export type ArticleType = (typeof articleTypes)[number]

export const sectionTypes = { debate: 'article', press: 'press_release' } as const satisfies Record<
  ArticleSection,
  ArticleType
>

export function presentArticleCategory({ id, section, slug, title }: CategoryRow, locale: Locale): ArticleTerm {
  const folder = recordFolders[sectionTypes[section]][locale]
  return { id, slug, title: title[locale], url: pageUrl(locale, `${folder}/category/${slug}/${id}`) }
}

/**
 * Presents a tag in one language. Its URL is a page of the debate, because only this section lists
 * articles by tag.
 */
export function presentArticleTag({ id, slug, title }: TagRow, locale: Locale): ArticleTerm {
  const folder = recordFolders.article[locale]
  return { id, slug, title: title[locale], url: pageUrl(locale, `${folder}/tags/${slug}/${id}`) }
}

/** Loaded categories and tags, by the id of the article. */
export interface TermsLookup {
  getCategories(articleId: number): ArticleTerm[]
  getTags(articleId: number): ArticleTerm[]
}

/** Loads the categories and tags of articles. Categories are sorted by position, tags by slug. */
export async function loadTerms(db: Queryable, articleIds: readonly number[], locale: Locale): Promise<TermsLookup> {
  const ids = [...articleIds]
  const categories = await db
    .select({ articleId: articleCategoryMembers.articleId, category: articleCategories })
    .from(articleCategoryMembers)
    .innerJoin(articleCategories, eq(articleCategories.id, articleCategoryMembers.categoryId))
    .where(inArray(articleCategoryMembers.articleId, ids))
    .orderBy(asc(articleCategories.position), asc(articleCategories.id))
  const tags = await db
    .select({ articleId: articleTaggings.articleId, tag: articleTags })
    .from(articleTaggings)
    .innerJoin(articleTags, eq(articleTags.id, articleTaggings.tagId))
    .where(inArray(articleTaggings.articleId, ids))
    .orderBy(asc(articleTags.slug))
  return {
    getCategories: (id) =>
      categories
        .filter(({ articleId }) => articleId === id)
        .map(({ category }) => presentArticleCategory(category, locale)),
    getTags: (id) => tags.filter(({ articleId }) => articleId === id).map(({ tag }) => presentArticleTag(tag, locale)),
  }
}
