import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** One row if the demo was ever loaded. */
export const demoSites = pgTable(
  'demo_sites',
  {
    id: boolean().primaryKey().default(true),
    loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull(),
    /** Time of its removal; the site does not load it again. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /**
     * Columns of the fingerprints, by table, so that columns of later releases do not count as
     * changes.
     */
    columns: jsonb().$type<Record<string, string[]>>().notNull(),
  },
  (table) => [check('demo_sites_one_row', sql`${table.id}`)],
)

/**
 * Parts of the demo with a fingerprint of their loaded state
 * (backend/operations/seed/demo-parts.ts).
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
