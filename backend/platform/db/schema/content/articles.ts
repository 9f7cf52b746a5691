import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { articleSections } from '@/lib/contract/records/article-record'
import { id, localized } from '../columns'
import { downloadDirectories } from '../library/downloads'
import { pages } from './pages'

/**
 * Fields of articles and press releases beyond their pages, for all languages. Changes are public
 * at once.
 */
export const articles = pgTable(
  'articles',
  {
    pageId: integer('page_id')
      .primaryKey()
      .references(() => pages.id, { onDelete: 'cascade' }),
    section: text({ enum: articleSections }).notNull(),
    author: text().notNull().default(''),
    date: timestamp({ withTimezone: true }).notNull(),
    /** No foreign key, so that a restored person is the contact again. */
    contactId: integer('contact_id'),
    directoryId: integer('directory_id').references(() => downloadDirectories.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('articles_order').on(table.section, table.date.desc().nullsFirst(), table.pageId.desc().nullsFirst()),
    index('articles_contact').on(table.contactId).where(sql`${table.contactId} is not null`),
    index('articles_directory').on(table.directoryId).where(sql`${table.directoryId} is not null`),
  ],
)

export const articleCategories = pgTable(
  'article_categories',
  {
    id: id(),
    section: text({ enum: articleSections }).notNull(),
    slug: text().notNull(),
    title: localized(),
    position: integer().notNull().default(0),
  },
  (table) => [unique('article_categories_slug').on(table.section, table.slug)],
)

export const articleTags = pgTable('article_tags', {
  id: id(),
  slug: text().notNull().unique('article_tags_slug'),
  title: localized(),
})

const articleId = () =>
  integer('article_id')
    .notNull()
    .references(() => articles.pageId, { onDelete: 'cascade' })

export const articleCategoryMembers = pgTable(
  'article_category_members',
  {
    articleId: articleId(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => articleCategories.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.categoryId] }),
    index('article_category_members_category').on(table.categoryId, table.articleId),
  ],
)

export const articleTaggings = pgTable(
  'article_taggings',
  {
    articleId: articleId(),
    tagId: integer('tag_id')
      .notNull()
      .references(() => articleTags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.tagId] }),
    index('article_taggings_tag').on(table.tagId, table.articleId),
  ],
)

/** Related articles in their order. */
export const relatedArticles = pgTable(
  'related_articles',
  {
    articleId: articleId(),
    relatedId: integer('related_id')
      .notNull()
      .references(() => articles.pageId, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.relatedId] }),
    index('related_articles_related').on(table.relatedId),
  ],
)

export type ArticleRow = typeof articles.$inferSelect
