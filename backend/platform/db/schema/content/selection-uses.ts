import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { locales } from '@/lib/contract/common/locale'
import { pages } from './pages'

/**
 * The ids of the HTML selections that published pages contain, even if the pages are offline.
 * Triggers maintain the table. A selection with the id need not exist.
 */
export const publicationSelections = pgTable(
  'publication_selections',
  {
    selectionId: integer('selection_id').notNull(),
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    locale: text({ enum: locales }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.selectionId, table.pageId, table.locale] }),
    index('publication_selections_page').on(table.pageId, table.locale),
  ],
)

/**
 * The ids of the HTML selections that published reusable containers contain. Triggers maintain the
 * table.
 */
export const containerSelections = pgTable(
  'container_selections',
  {
    selectionId: integer('selection_id').notNull(),
    slug: text().notNull(),
    locale: text({ enum: locales }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.selectionId, table.slug, table.locale] }),
    index('container_selections_container').on(table.slug, table.locale),
  ],
)
