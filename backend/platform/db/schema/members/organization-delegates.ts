import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users'
import { createdAt } from '../columns'
import { organizations } from './organizations'

/**
 * Delegates of organizations, whom the office appoints. They propose changes to the entry and
 * confirm it.
 */
export const organizationDelegates = pgTable(
  'organization_delegates',
  {
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organizations.pageId, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    index('organization_delegates_user').on(table.userId),
  ],
)
