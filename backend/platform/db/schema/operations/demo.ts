import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The demo that was loaded into the database, one row; none where it never was. */
export const demoSites = pgTable(
  'demo_sites',
  {
    id: boolean().primaryKey().default(true),
    loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull(),
    /** Since when it is gone: the start of the site does not load it again. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /** Of which columns the fingerprints are made, by table, so that those of later releases do not count as changes. */
    columns: jsonb().$type<Record<string, string[]>>().notNull(),
  },
  (table) => [check('demo_sites_one_row', sql`${table.id}`)],
)

/** What the demo consists of, with a fingerprint of each as it was loaded (backend/operations/seed/demo-parts.ts). */
export const demoRows = pgTable(
  'demo_rows',
  {
    kind: text().notNull(),
    rowId: integer('row_id').notNull(),
    fingerprint: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.rowId] })],
)
