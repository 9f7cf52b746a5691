import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { locales } from '@/lib/contract/common/locale'
import { pageId } from './pages'

/**
 * HTML selections in published pages, even offline ones. Triggers maintain them. A selection may be
 * missing.
 */
export const publicationSelections = pgTable(
  'publication_selections',
  {
    selectionId: integer('selection_id').notNull(),
    pageId: pageId(),
    locale: text({ enum: locales }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.selectionId, table.pageId, table.locale] }),
    index('publication_selections_page').on(table.pageId, table.locale),
  ],
)

/** HTML selections in published reusable containers. Triggers maintain them. */
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
