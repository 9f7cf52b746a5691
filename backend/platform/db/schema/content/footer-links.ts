import { boolean, index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { id, type Localized } from '../columns'
import { pages } from './pages'

/** Links in the footer besides pages. */
export const footerLinks = pgTable(
  'footer_links',
  {
    id: id(),
    title: jsonb().$type<Localized>().notNull(),
    /** Address on this or another site. */
    url: jsonb().$type<Localized>().notNull(),
    /** Position among the links and pages of the footer. */
    position: integer().notNull().default(0),
    isShown: boolean('is_shown').notNull().default(true),
  },
  (table) => [index('footer_links_order').on(table.position, table.id)],
)

/** Positions of pages in the footer. `mergeFooterEntries` places pages without one. */
export const footerPlaces = pgTable('footer_places', {
  pageId: integer('page_id')
    .primaryKey()
    .references(() => pages.id, { onDelete: 'cascade' }),
  position: integer().notNull(),
})
