import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { id } from '../columns'

/**
 * Security log of accounts: events and rejected attempts, kept for 90 days. Contains no password,
 * token, key or address. Account ids are never reused, so the id of a deleted account is a
 * pseudonym.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    at: timestamp({ withTimezone: true }).notNull(),
    event: text().notNull(),
    /** The account; null if unknown. */
    userId: integer('user_id'),
    /** Origin: the site or the command line. */
    actor: text({ enum: ['user', 'command-line'] }).notNull(),
    /** Account of the actor; null for visitors and the command line. */
    actorId: integer('actor_id'),
    /** Subject other than an account, such as a key: its id or prefix. */
    object: text(),
    /** Codes of the values before and after a change. */
    before: text(),
    after: text(),
    /**
     * Address without an account, hashed with the server's key: equal addresses are recognizable
     * but unreadable.
     */
    addressHash: text('address_hash'),
    /** Network of the request: /24 (IPv4) or /48 (IPv6). */
    network: text(),
    requestId: text('request_id'),
    /** The rejected endpoint. */
    detail: text(),
  },
  (table) => [
    index('security_events_user').on(table.userId, table.at),
    index('security_events_actor').on(table.actorId, table.at),
    index('security_events_age').on(table.at),
  ],
)
