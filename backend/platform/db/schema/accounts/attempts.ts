import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { id } from '../columns'

/**
 * Attempts that count towards a limit. Addresses, clients and networks are hashed, because visitors
 * can enter addresses of other people.
 */
export const attempts = pgTable(
  'attempts',
  {
    id: id(),
    action: text({ enum: ['login', 'mail', 'form', 'preview'] }).notNull(),
    addressHash: text('address_hash').notNull(),
    clientHash: text('client_hash').notNull(),
    networkHash: text('network_hash').notNull().default(''),
    attemptedAt: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('attempts_address').on(table.action, table.addressHash, table.attemptedAt),
    index('attempts_client').on(table.action, table.clientHash, table.attemptedAt),
    index('attempts_network').on(table.action, table.networkHash, table.attemptedAt),
    index('attempts_age').on(table.attemptedAt),
  ],
)
