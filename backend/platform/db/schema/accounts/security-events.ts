import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { id } from '../columns'

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
    /** Where it was done: on the site, or at the command line. */
    actor: text({ enum: ['user', 'command-line'] }).notNull(),
    /** The account of the person who did it; null for visitors and for the command line. */
    actorId: integer('actor_id'),
    /** The thing that it is about where that is no account, such as a key: its number or how it begins. */
    object: text(),
    /** What was changed, as a code: what it was and what it is since then. */
    before: text(),
    after: text(),
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
    index('security_events_actor').on(table.actorId, table.at),
    index('security_events_age').on(table.at),
  ],
)
