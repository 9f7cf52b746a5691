import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { userId } from '../accounts/users'
import { createdAt } from '../columns'
import { organizationId } from './organizations'

/** Delegates, who propose changes to the entry of an organization and confirm it. */
export const organizationDelegates = pgTable(
  'organization_delegates',
  { organizationId: organizationId(), userId: userId(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.userId] }),
    index('organization_delegates_user').on(table.userId),
  ],
)
