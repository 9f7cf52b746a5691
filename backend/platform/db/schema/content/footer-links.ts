import { boolean, index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { id, type Localized } from '../columns'
import { pages } from './pages'

/** Links of the footer to what is no page of the tree. */
export const footerLinks = pgTable(
  'footer_links',
  {
    id: id(),
    title: jsonb().$type<Localized>().notNull(),
    /** An address of this site, or one elsewhere. */
    url: jsonb().$type<Localized>().notNull(),
    /** Where it stands among all that the footer shows (see footerPlaces). */
    position: integer().notNull().default(0),
    isShown: boolean('is_shown').notNull().default(true),
  },
  (table) => [index('footer_links_order').on(table.position, table.id)],
)

/** Where pages stand in the footer, in one order with its links. A page of the footer that nobody has placed stands behind those that are. */
export const footerPlaces = pgTable('footer_places', {
  pageId: integer('page_id')
    .primaryKey()
    .references(() => pages.id, { onDelete: 'cascade' }),
  position: integer().notNull(),
})
