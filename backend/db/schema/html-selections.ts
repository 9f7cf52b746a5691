import { check, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, isSlug, localised } from './columns'

/** Reusable pieces of HTML that pages show in their HTML blocks. The code was sanitised before it gets here. */
export const htmlSelections = pgTable(
  'html_selections',
  {
    id: id(),
    slug: text().notNull().unique(),
    title: localised(),
    code: localised(),
    createdAt: createdAt(),
  },
  (table) => [check('html_selections_slug_form', isSlug(table.slug))],
)

export type HtmlSelectionRow = typeof htmlSelections.$inferSelect
