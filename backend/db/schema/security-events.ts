import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { id } from './columns'

/**
 * The security log: what happened to which account, what was tried and refused, and when; for 90 days. Never a password, token, key or
 * address. The number of an account is not given twice, so after its deletion it stays as a pseudonym.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    at: timestamp({ withTimezone: true }).notNull(),
    event: text().notNull(),
    /** The account; null where none is known. */
    userId: integer('user_id'),
    /** Who did it: the user, or an administrator at the command line. */
    actor: text({ enum: ['user', 'command-line'] }).notNull(),
    /**
     * An address without an account, hashed with the server's key: equal addresses can be recognized but not
     * read.
     */
    addressHash: text('address_hash'),
    /** Where the request came from: a /24 of IPv4, a /48 of IPv6. */
    network: text(),
    requestId: text('request_id'),
    /** The call that was refused. */
    detail: text(),
  },
  (table) => [
    index('security_events_user').on(table.userId, table.at),
    index('security_events_age').on(table.at),
  ],
)
