import { boolean, index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { id, type Localized } from '../columns'
import { pages } from './pages'

/** Footer links to targets outside of the page tree. */
export const footerLinks = pgTable(
  'footer_links',
  {
    id: id(),
    title: jsonb().$type<Localized>().notNull(),
    /** Internal or external address. */
    url: jsonb().$type<Localized>().notNull(),
    /** Position among all entries of the footer (see footerPlaces). */
    position: integer().notNull().default(0),
    isShown: boolean('is_shown').notNull().default(true),
  },
  (table) => [index('footer_links_order').on(table.position, table.id)],
)

/**
 * Positions of pages in the footer, in one order with its links. Pages without a position follow.
 */
export const footerPlaces = pgTable('footer_places', {
  pageId: integer('page_id')
    .primaryKey()
    .references(() => pages.id, { onDelete: 'cascade' }),
  position: integer().notNull(),
})
