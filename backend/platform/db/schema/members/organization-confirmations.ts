import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users'
import { organizations } from './organizations'

/** Last request to delegates to confirm the entry, and last confirmation. */
export const organizationConfirmations = pgTable(
  'organization_confirmations',
  {
    organizationId: integer('organization_id')
      .primaryKey()
      .references(() => organizations.pageId, { onDelete: 'cascade' }),
    askedAt: timestamp('asked_at', { withTimezone: true }),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** Null before the first confirmation and for a deleted account. */
    confirmedBy: integer('confirmed_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('organization_confirmations_asked').on(table.askedAt),
    index('organization_confirmations_user').on(table.confirmedBy),
  ],
)
