import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users'
import { id } from '../columns'

/** Tables whose rows move to the trash with their page, and `jobs`, whose rows lose a reference. */
export const trashedTables = [
  ...(['pages', 'page_texts', 'modules', 'page_versions', 'redirects', 'page_comments'] as const),
  ...(['page_reviews', 'footer_places', 'jobs'] as const),
  ...(['articles', 'article_category_members', 'article_taggings', 'related_articles'] as const),
  ...(['organizations', 'organization_images'] as const),
  ...(['organization_delegates', 'organization_confirmations', 'organization_proposals'] as const),
  ...(['events', 'event_occurrences'] as const),
] as const
export type TrashedTable = (typeof trashedTables)[number]

/** Deleted pages that can be restored. */
export const trashedPages = pgTable(
  'trashed_pages',
  {
    /** Id of the page, also after its restoration. */
    id: integer().primaryKey(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
    deletedBy: integer('deleted_by').references(() => users.id, { onDelete: 'set null' }),
    /**
     * Target of redirects from the page's addresses since its deletion. `redirected` has these
     * addresses except the last ones.
     */
    redirectTo: text('redirect_to'),
    redirected: text().array().notNull().default([]),
  },
  (table) => [
    index('trashed_pages_deleted').on(table.deletedAt, table.id),
    index('trashed_pages_deleted_by').on(table.deletedBy).where(sql`${table.deletedBy} is not null`),
  ],
)

/** Rows of deleted pages as JSON. */
export const trashedRows = pgTable(
  'trashed_rows',
  {
    id: id(),
    pageId: integer('page_id')
      .notNull()
      .references(() => trashedPages.id, { onDelete: 'cascade' }),
    tableName: text('table_name', { enum: trashedTables }).notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('trashed_rows_page').on(table.pageId, table.tableName)],
)
