import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { locales } from '@/lib/contract/common/locale'
import { id, isSlug, localized } from '../columns'

/** Categories of downloads. Only members see protected ones. */
export const downloadCategories = pgTable(
  'download_categories',
  {
    id: id(),
    slug: text().notNull().unique(),
    title: localized(),
    isProtected: boolean('is_protected').notNull().default(false),
    position: integer().notNull().default(0),
  },
  (table) => [check('download_categories_slug_form', isSlug(table.slug))],
)

/** Directories of files. */
export const downloadDirectories = pgTable(
  'download_directories',
  {
    id: id(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => downloadCategories.id),
    slug: text().notNull().unique(),
    title: localized(),
    description: localized(),
    position: integer().notNull().default(0),
    /**
     * True if the files are attachments of articles and readers of these articles may download
     * them. Null stands for false; an article that gets the empty directory sets true.
     */
    followsArticles: boolean('follows_articles'),
    /** Search text (function searchable_text). */
    searchText: text('search_text').generatedAlwaysAs(
      sql`searchable_text(coalesce(title->>'de', '') || ' ' || coalesce(title->>'en', ''))`,
    ),
  },
  (table) => [
    index('download_directories_parts').using('gin', sql`text_parts(${table.searchText})`),
    index('download_directories_category').on(table.categoryId, table.position, table.id),
    check('download_directories_slug_form', isSlug(table.slug)),
  ],
)

/** Download files. The file storage has the content, by hash. */
export const downloadFiles = pgTable(
  'download_files',
  {
    id: id(),
    directoryId: integer('directory_id')
      .notNull()
      .references(() => downloadDirectories.id),
    title: localized(),
    /** Name with extension. */
    name: text().notNull(),
    mime: text().notNull(),
    byteSize: integer('byte_size').notNull(),
    /** SHA-256 of the content, hexadecimal. */
    hash: text().notNull(),
    /** Language of the content. */
    language: text({ enum: locales }).notNull(),
    /** Date of the content. */
    date: date({ mode: 'string' }).notNull(),
    position: integer().notNull().default(0),
    /** Time of the last upload. */
    storedAt: timestamp('stored_at', { withTimezone: true }).notNull().defaultNow(),
    /** Search text (function searchable_text). */
    searchText: text('search_text').generatedAlwaysAs(
      sql`searchable_text(name || ' ' || coalesce(title->>'de', '') || ' ' || coalesce(title->>'en', ''))`,
    ),
  },
  (table) => [
    index('download_files_parts').using('gin', sql`text_parts(${table.searchText})`),
    index('download_files_directory').on(table.directoryId, table.position, table.id),
    check('download_files_hash_form', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check('download_files_language_known', sql`${table.language} in ('de', 'en')`),
    check(
      'download_files_name_form',
      sql`length(${table.name}) between 1 and 200 and ${table.name} !~ '[/\\\\[:cntrl:]]'`,
    ),
  ],
)

export type DownloadCategoryRow = typeof downloadCategories.$inferSelect
export type DownloadDirectoryRow = typeof downloadDirectories.$inferSelect
export type DownloadFileRow = typeof downloadFiles.$inferSelect
