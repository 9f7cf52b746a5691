import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { id } from './columns'

/**
 * The audit log of accounts: what happened to which account and when, never a password, token, key or address. The number
 * of an account is not given twice, so after its deletion it stays as a pseudonym.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    at: timestamp({ withTimezone: true }).notNull(),
    event: text().notNull(),
    userId: integer('user_id').notNull(),
    /** Who did it: the user, or an administrator at the command line. */
    actor: text({ enum: ['user', 'command-line'] }).notNull(),
  },
  (table) => [index('security_events_user').on(table.userId, table.at)],
)
