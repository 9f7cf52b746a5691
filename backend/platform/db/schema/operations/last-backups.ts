import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** Time of the last `npm run backup`, in one row. */
export const lastBackups = pgTable(
  'last_backups',
  {
    id: boolean().primaryKey().default(true),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('last_backups_one_row', sql`${table.id}`)],
)
