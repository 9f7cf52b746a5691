import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { locales } from '@/lib/contract/common/locale'
import { users } from '../accounts/users'
import { createdAt, id, isSlug, localized } from '../columns'

/** Sanitized HTML for HTML blocks. */
export const htmlSelections = pgTable(
  'html_selections',
  {
    id: id(),
    slug: text().notNull().unique(),
    title: localized(),
    code: localized(),
    revision: integer().notNull().default(1),
    updatedBy: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    check('html_selections_slug_form', isSlug(table.slug)),
    index('html_selections_updated_by').on(table.updatedBy).where(sql`${table.updatedBy} is not null`),
  ],
)

export type HtmlSelectionRow = typeof htmlSelections.$inferSelect

/** Targets of internal links by language, without query and fragment. A trigger maintains them. */
export const selectionLinks = pgTable(
  'selection_links',
  {
    selectionId: integer('selection_id')
      .notNull()
      .references(() => htmlSelections.id, { onDelete: 'cascade' }),
    locale: text({ enum: locales }).notNull(),
    path: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.selectionId, table.locale, table.path] }),
    index('selection_links_path').on(table.path),
  ],
)
