import { sectionTypes } from '@/backend/content/records/article-terms'
import type { Queryable } from '@/backend/platform/db/client'
import type { Localized } from '@/backend/platform/db/schema/columns'
import {
  articleCategories,
  articleCategoryMembers,
  articles,
  articleTaggings,
  articleTags,
  relatedArticles,
} from '@/backend/platform/db/schema/content/articles'
import type { ArticleSection } from '@/lib/contract/records/article-record'
import { articleSections } from '@/lib/contract/records/article-record'
import type { SeedContext } from './load-pages'
import { type LoadedRecord, loadRecords, type SeedRecord } from './load-records'
import { getSeedId } from './new-module'

type Ids = ReadonlyMap<string, number>

interface SeedTerm {
  slug: string
  title: Localized
}

/** Categories of each section in order, and tags of the debate. */
export interface SeedTerms {
  categories: Readonly<Record<ArticleSection, readonly SeedTerm[]>>
  tags: readonly SeedTerm[]
}

export interface SeedArticle extends SeedRecord {
  /** Key for `related` of other articles. */
  key: string
  section: ArticleSection
  author: string
  date: Date
  /** Slugs. */
  categories: readonly string[]
  tags: readonly string[]
  /** Keys of earlier articles in the same section. */
  related: readonly string[]
  /** Key of a person. */
  contact?: string
  /** Slug of a download directory. */
  attachments?: string
}

/**
 * Stores articles with their categories and tags.
 * @param directoryIds download directories by slug
 */
export async function loadArticles(
  context: SeedContext,
  { articles: allArticles, articleTerms }: { articles: readonly SeedArticle[]; articleTerms: SeedTerms },
  directoryIds: Ids,
): Promise<void> {
  if (allArticles.length === 0) return
  const ids = { ...context.ids, directories: directoryIds, articles: new Map<string, number>() }
  const tagIds = await insertTags(context.db, articleTerms.tags)
  for (const section of articleSections) {
    const sectionArticles = allArticles.filter((article) => article.section === section)
    const categoryIds = await insertCategories(context.db, section, articleTerms.categories[section])
    await loadRecords(context, sectionTypes[section], sectionArticles, async (records) => {
      for (const { id, record } of records) ids.articles.set(record.key, id)
      await insertArticles(context.db, records, ids)
      await insertReferences(context.db, records, {
        categories: categoryIds,
        tags: tagIds,
        articles: ids.articles,
      })
    })
  }
}

async function insertCategories(db: Queryable, section: ArticleSection, terms: readonly SeedTerm[]): Promise<Ids> {
  const rows = await db
    .insert(articleCategories)
    .values(terms.map((term, position) => ({ ...term, section, position })))
    .returning()
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

async function insertTags(db: Queryable, tags: readonly SeedTerm[]): Promise<Ids> {
  const rows = await db
    .insert(articleTags)
    .values([...tags])
    .returning()
  return new Map(rows.map(({ slug, id }) => [slug, id]))
}

async function insertArticles(
  db: Queryable,
  records: readonly LoadedRecord<SeedArticle>[],
  ids: { persons: Ids; directories: Ids },
): Promise<void> {
  await db.insert(articles).values(
    records.map(({ id, record: { section, author, date, contact, attachments } }) => ({
      pageId: id,
      section,
      author,
      date,
      contactId: getSeedId(ids.persons, contact),
      directoryId: getSeedId(ids.directories, attachments),
    })),
  )
}

async function insertReferences(
  db: Queryable,
  records: readonly LoadedRecord<SeedArticle>[],
  ids: { categories: Ids; tags: Ids; articles: Ids },
): Promise<void> {
  const toRows = (field: 'categories' | 'tags' | 'related', idsByKey: Ids) =>
    records.flatMap(({ id, record }) =>
      record[field].map((key, position) => ({
        articleId: id,
        otherId: getSeedId(idsByKey, key) ?? 0,
        position,
      })),
    )
  const categoryRows = toRows('categories', ids.categories).map(({ articleId, otherId }) => {
    return { articleId, categoryId: otherId }
  })
  if (categoryRows.length > 0) await db.insert(articleCategoryMembers).values(categoryRows)
  const tagRows = toRows('tags', ids.tags).map(({ articleId, otherId }) => ({ articleId, tagId: otherId }))
  if (tagRows.length > 0) await db.insert(articleTaggings).values(tagRows)
  const relatedRows = toRows('related', ids.articles).map(({ otherId, ...row }) => ({
    ...row,
    relatedId: otherId,
  }))
  if (relatedRows.length > 0) await db.insert(relatedArticles).values(relatedRows)
}
