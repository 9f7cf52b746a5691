import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** What the last check of the site's own links found: one row. */
export const linkChecks = pgTable(
  'link_checks',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
    /** How many links lead visitors to nothing. */
    broken: integer().notNull().default(0),
  },
  (table) => [check('link_checks_only', sql`${table.isOnly}`)],
)
