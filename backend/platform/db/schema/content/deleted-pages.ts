import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { locales } from '@/lib/contract/common/locale'

/** Last paths of deleted pages. Links lead there, and a redirect may lead on. */
export const deletedPages = pgTable(
  'deleted_pages',
  { pageId: integer('page_id').notNull(), locale: text({ enum: locales }).notNull(), path: text().notNull() },
  (table) => [primaryKey({ columns: [table.pageId, table.locale] })],
)
