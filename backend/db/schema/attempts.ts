import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { id } from './columns'

/**
 * What is limited, for the time that its limit looks back: failed logins, sign-ups, asked mails. Addresses, clients and networks are kept as hashes,
 * for which a client may name any address of the world without leaving it here.
 */
export const attempts = pgTable(
  'attempts',
  {
    id: id(),
    action: text({ enum: ['login', 'mail'] }).notNull(),
    addressHash: text('address_hash').notNull(),
    clientHash: text('client_hash').notNull(),
    networkHash: text('network_hash').notNull().default(''),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('attempts_address').on(table.action, table.addressHash, table.at),
    index('attempts_client').on(table.action, table.clientHash, table.at),
    index('attempts_network').on(table.action, table.networkHash, table.at),
    index('attempts_age').on(table.at),
  ],
)
