import { sql } from 'drizzle-orm'
import { boolean, check, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core'
import type { BrokenLink } from '@/lib/contract/pages/page-tree'

/** Result of the last check of internal links, in one row. */
export const linkChecks = pgTable(
  'link_checks',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
    links: jsonb().$type<BrokenLink[]>().notNull().default([]),
  },
  (table) => [check('link_checks_only', sql`${table.isOnly}`)],
)
