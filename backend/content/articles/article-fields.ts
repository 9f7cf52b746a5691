import { isDeepStrictEqual } from 'node:util'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { FindExisting } from '@/backend/platform/administration/administered'
import { findInColumn, toIds } from '@/backend/platform/administration/omit-missing'
import type { Queryable } from '@/backend/platform/db/client'
import { omitUndefined } from '@/backend/platform/db/omit-undefined'
import {
  type ArticleRow,
  articleCategories,
  articleCategoryMembers,
  articles,
  articleTaggings,
  articleTags,
  relatedArticles,
} from '@/backend/platform/db/schema/content/articles'
import { downloadCategories, downloadDirectories } from '@/backend/platform/db/schema/library/downloads'
import { persons } from '@/backend/platform/db/schema/library/persons'
import type { ArticleChange } from '@/lib/contract/pages/article'
import type { ArticleSection } from '@/lib/contract/records/article-record'
import type { RecordFieldWriter } from '../page-tree/change-record'
import type { ReferenceField } from './messages'

/**
 * The fields that an article stores in addition to those of its page. Undefined fields of a change
 * stay unchanged.
 */
export type ArticleFields = Pick<
  ArticleChange,
  'author' | 'date' | 'categories' | 'tags' | 'related' | 'contact' | 'attachments'
>

/** Finds the fields of an article; undefined for other pages. */
export async function findArticle(db: Queryable, pageId: number): Promise<ArticleRow | undefined> {
  const [row] = await db.select().from(articles).where(eq(articles.pageId, pageId))
  return row
}

/** Creates the writer of a changed article. */
export function createFieldWriter(pageId: number, fields: ArticleFields): RecordFieldWriter {
  return {
    hasChanges: async (db) => {
      const storedFields = await readFields(db, pageId)
      return Object.entries(omitUndefined(fields)).some(
        ([name, value]) => !isDeepStrictEqual(value, storedFields[name as keyof ArticleFields]),
      )
    },
    write: (db) => writeFields(db, pageId, fields),
  }
}

/**
 * Stores the fields of a change. A list of the change replaces the stored list; undefined fields
 * stay unchanged.
 */
export async function writeFields(db: Queryable, pageId: number, fields: ArticleFields): Promise<void> {
  const { author, date, contact, attachments, categories, tags, related } = fields
  const columns = omitUndefined({ author, date, contactId: contact, directoryId: attachments })
  if (Object.keys(columns).length > 0) await db.update(articles).set(columns).where(eq(articles.pageId, pageId))
  if (categories) {
    await db.delete(articleCategoryMembers).where(eq(articleCategoryMembers.articleId, pageId))
    const rows = categories.map((categoryId) => ({ articleId: pageId, categoryId }))
    if (rows.length > 0) await db.insert(articleCategoryMembers).values(rows)
  }
  if (tags) {
    await db.delete(articleTaggings).where(eq(articleTaggings.articleId, pageId))
    const rows = tags.map((tagId) => ({ articleId: pageId, tagId }))
    if (rows.length > 0) await db.insert(articleTaggings).values(rows)
  }
  if (related) {
    await db.delete(relatedArticles).where(eq(relatedArticles.articleId, pageId))
    const rows = related.map((relatedId, position) => ({ articleId: pageId, relatedId, position }))
    if (rows.length > 0) await db.insert(relatedArticles).values(rows)
  }
}

/** Reads the fields that an article stores in addition to those of its page. */
export async function readFields(db: Queryable, pageId: number): Promise<Required<ArticleFields>> {
  const row = await findArticle(db, pageId)
  const [contact] = await db
    .select({ id: persons.id })
    .from(persons)
    .where(eq(persons.id, row?.contactId ?? 0))
  const categories = await db
    .select({ id: articleCategoryMembers.categoryId })
    .from(articleCategoryMembers)
    .where(eq(articleCategoryMembers.articleId, pageId))
    .orderBy(asc(articleCategoryMembers.categoryId))
  const tags = await db
    .select({ id: articleTaggings.tagId })
    .from(articleTaggings)
    .where(eq(articleTaggings.articleId, pageId))
    .orderBy(asc(articleTaggings.tagId))
  const relatedRows = await db
    .select({ id: relatedArticles.relatedId })
    .from(relatedArticles)
    .where(eq(relatedArticles.articleId, pageId))
    .orderBy(asc(relatedArticles.position))
  return {
    author: row?.author ?? '',
    date: row?.date ?? new Date(0),
    contact: contact?.id ?? null,
    attachments: row?.directoryId ?? null,
    categories: categories.map(({ id }) => id),
    tags: tags.map(({ id }) => id),
    related: relatedRows.map(({ id }) => id),
  }
}

/**
 * Removes duplicates from lists, and sorts categories and tags as `readFields` does, so that the
 * fields can be compared with the stored ones.
 */
export function normalizeFields(fields: ArticleFields): ArticleFields {
  const { categories, tags, related } = fields
  const toSortedIds = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b)
  return {
    ...fields,
    ...(categories && { categories: toSortedIds(categories) }),
    ...(tags && { tags: toSortedIds(tags) }),
    ...(related && { related: [...new Set(related)] }),
  }
}

/**
 * Creates a function for each reference field of articles, which returns the ids that exist and
 * locks their rows until the transaction ends. Only the debate has pages that list articles by tag
 * (spec §2), so press releases have no tags.
 */
export const createReferenceFinders = (section: ArticleSection) =>
  ({
    attachments: async (db, ids) => {
      const rows = await db
        .select({ id: downloadDirectories.id })
        .from(downloadDirectories)
        .innerJoin(downloadCategories, eq(downloadCategories.id, downloadDirectories.categoryId))
        .where(and(inArray(downloadDirectories.id, [...ids]), eq(downloadCategories.isProtected, false)))
        .for('key share')
      return rows.map(({ id }) => id)
    },
    categories: findInColumn(articleCategories.id, eq(articleCategories.section, section)),
    contact: findInColumn(persons.id),
    related: findInColumn(articles.pageId),
    tags: findInColumn(articleTags.id, sql`${section} = 'debate'`),
  }) satisfies Partial<Record<ReferenceField, FindExisting>>

/**
 * Lists the fields that refer to missing records, or to records that the section does not allow.
 */
export async function checkReferences(
  db: Queryable,
  section: ArticleSection,
  fields: ArticleFields,
): Promise<ReferenceField[]> {
  const invalidFields: ReferenceField[] = []
  const referenceFinders = createReferenceFinders(section)
  for (const field of ['attachments', 'categories', 'contact', 'related', 'tags'] as const) {
    const ids = toIds(fields[field])
    const existingIds = new Set(await referenceFinders[field](db, ids))
    if (!ids.every((id) => existingIds.has(id))) invalidFields.push(field)
  }
  return invalidFields
}
