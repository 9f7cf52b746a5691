import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Has one row if the demo content was ever loaded. */
export const demoSites = pgTable(
  'demo_sites',
  {
    id: boolean().primaryKey().default(true),
    loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull(),
    /** Time when the demo content was removed. Then it is not loaded again. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /**
     * The columns by which fingerprints were made, by table. Columns that a later release adds
     * therefore do not count as changes.
     */
    columns: jsonb().$type<Record<string, string[]>>().notNull(),
  },
  (table) => [check('demo_sites_one_row', sql`${table.id}`)],
)

/**
 * Rows of the demo content, each with a fingerprint of its state after loading
 * (`backend/operations/seed/demo-parts.ts`).
 */
export const demoRows = pgTable(
  'demo_rows',
  {
    kind: text().notNull(),
    rowId: integer('row_id').notNull(),
    fingerprint: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.rowId] })],
)
