import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { locales } from '@/lib/contract/common/locale'
import { pages } from './pages'

/** Which HTML selections published pages show, online or not, by their ids; kept by triggers. A selection need not exist. */
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

/** The same of reusable containers, which are public. */
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
