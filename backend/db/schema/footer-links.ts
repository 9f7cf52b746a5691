import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { id, type Localized } from './columns'

/** Links of the footer to what is no page of the tree. */
export const footerLinks = pgTable(
  'footer_links',
  {
    id: id(),
    title: jsonb().$type<Localized>().notNull(),
    /** An address of this site, or one elsewhere. */
    url: jsonb().$type<Localized>().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [index('footer_links_order').on(table.position, table.id)],
)
