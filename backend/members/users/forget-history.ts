import { and, eq, notExists } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { recordVersions } from '@/backend/platform/db/schema/content/record-versions'
import { userRecords } from '@/lib/contract/administration/users'

const isOfAccounts = eq(recordVersions.type, userRecords.name)

/** Deletes the record versions of an account. */
export async function deleteHistory(db: Queryable, userId: number): Promise<void> {
  await db.delete(recordVersions).where(and(isOfAccounts, eq(recordVersions.recordId, userId)))
}

/**
 * Deletes the record versions of accounts that were deleted elsewhere: unverified or replaced
 * sign-ups.
 */
export async function deleteHistoryOfDeletedAccounts(db: Queryable): Promise<void> {
  const account = db.select({ id: users.id }).from(users).where(eq(users.id, recordVersions.recordId))
  await db.delete(recordVersions).where(and(isOfAccounts, notExists(account)))
}
