import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, isSlug, localized } from './columns'

/** Reusable pieces of HTML that pages show in their HTML blocks. The code was sanitized before it gets here. */
export const htmlSelections = pgTable(
  'html_selections',
  {
    id: id(),
    slug: text().notNull().unique(),
    title: localized(),
    code: localized(),
    revision: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [check('html_selections_slug_form', isSlug(table.slug))],
)

export type HtmlSelectionRow = typeof htmlSelections.$inferSelect
