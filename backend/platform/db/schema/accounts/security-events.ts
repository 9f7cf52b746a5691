import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { id } from '../columns'

/**
 * Security log of accounts: events and rejected attempts, kept for 90 days. Contains no password,
 * token, key or address. Ids of accounts are never reused, so the id of a deleted account is a
 * pseudonym.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    at: timestamp({ withTimezone: true }).notNull(),
    event: text().notNull(),
    /** The account that the event concerns; null if unknown. */
    userId: integer('user_id'),
    /** The place where the event was caused: the site or the command line. */
    actor: text({ enum: ['user', 'command-line'] }).notNull(),
    /**
     * The account of the person who caused the event; null for visitors and on the command line.
     */
    actorId: integer('actor_id'),
    /** The thing that the event concerns besides the account, such as a key: its id or prefix. */
    object: text(),
    /** Codes of the state before and after a change. */
    before: text(),
    after: text(),
    /**
     * Hash of an address without an account, made with the server's key. Entries with the same
     * address can be recognized, but the address cannot be read.
     */
    addressHash: text('address_hash'),
    /** Network of the request: /24 (IPv4) or /48 (IPv6). */
    network: text(),
    requestId: text('request_id'),
    /** Further facts, such as the rejected endpoint. */
    detail: text(),
  },
  (table) => [
    index('security_events_user').on(table.userId, table.at),
    index('security_events_actor').on(table.actorId, table.at),
    index('security_events_age').on(table.at),
  ],
)
