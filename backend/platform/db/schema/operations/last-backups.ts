import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** Of when the last backup is that `npm run backup` wrote of this database: one row, none before the first. */
export const lastBackups = pgTable(
  'last_backups',
  {
    id: boolean().primaryKey().default(true),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('last_backups_one_row', sql`${table.id}`)],
)
