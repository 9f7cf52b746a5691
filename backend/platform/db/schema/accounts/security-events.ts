import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { id } from '../columns'

/**
 * Security log of accounts, kept for 90 days. It has no passwords, tokens, keys or readable
 * addresses. Ids are never reused, so the id of a deleted account is a pseudonym.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    occurredAt: timestamp('at', { withTimezone: true }).notNull(),
    event: text().notNull(),
    /** The account concerned; null if unknown. */
    userId: integer('user_id'),
    /** Origin of the event. */
    actor: text({ enum: ['user', 'command-line'] }).notNull(),
    /** The account that caused the event; null for visitors and the command line. */
    actorId: integer('actor_id'),
    /** Id or prefix of a further object, such as a key. */
    object: text(),
    /** Codes of the states before and after a change. */
    before: text(),
    after: text(),
    /** Keyed hash of an email address without an account. Equal addresses have equal hashes. */
    addressHash: text('address_hash'),
    /** Network of the request: /24 (IPv4) or /48 (IPv6). */
    network: text(),
    requestId: text('request_id'),
    /** Further facts, such as the rejected endpoint. */
    detail: text(),
  },
  (table) => [
    index('security_events_user').on(table.userId, table.occurredAt),
    index('security_events_actor').on(table.actorId, table.occurredAt),
    index('security_events_age').on(table.occurredAt),
  ],
)
