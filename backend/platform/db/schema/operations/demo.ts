import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** One row if demo content was ever loaded. */
export const demoSites = pgTable(
  'demo_sites',
  {
    id: boolean().primaryKey().default(true),
    loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull(),
    /** Time of removal, after which it is not loaded again. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /** Columns of the fingerprints, by table. Columns of later releases do not count. */
    columns: jsonb().$type<Record<string, string[]>>().notNull(),
  },
  (table) => [check('demo_sites_one_row', sql`${table.id}`)],
)

/**
 * Rows of the demo with a fingerprint of their first state
 * (`backend/operations/seed/demo-parts.ts`).
 */
export const demoRows = pgTable(
  'demo_rows',
  { kind: text().notNull(), rowId: integer('row_id').notNull(), fingerprint: text().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.rowId] })],
)
