import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { modules } from './modules'

/**
 * Targets of internal links in live modules, without query, fragment and trailing slash
 * (`link_path`). Triggers maintain them.
 */
export const moduleLinks = pgTable(
  'module_links',
  {
    moduleId: integer('module_id')
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    path: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.moduleId, table.path] }), index('module_links_path').on(table.path)],
)
