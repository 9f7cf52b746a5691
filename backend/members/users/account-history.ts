import { and, eq, notExists } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { recordVersions } from '@/backend/platform/db/schema/content/record-versions'
import { userRecords } from '@/lib/contract/administration/users'

const isAccountVersion = eq(recordVersions.type, userRecords.name)

export async function deleteHistory(db: Queryable, userId: number): Promise<void> {
  await db.delete(recordVersions).where(and(isAccountVersion, eq(recordVersions.recordId, userId)))
}

/**
 * Deletes the record versions of accounts that no longer exist, such as expired or replaced
 * sign-ups, which are deleted without `deleteHistory`.
 */
export async function deleteHistoryOfDeletedAccounts(db: Queryable): Promise<void> {
  const account = db.select({ id: users.id }).from(users).where(eq(users.id, recordVersions.recordId))
  await db.delete(recordVersions).where(and(isAccountVersion, notExists(account)))
}
