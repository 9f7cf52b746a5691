import { and, eq, notExists } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { recordVersions } from '@/backend/platform/db/schema/content/record-versions'
import { userRecords } from '@/lib/contract/administration/users'

const isOfAccounts = eq(recordVersions.type, userRecords.name)

/** Removes what the administration keeps of an account's earlier states: it goes with the account. */
export async function forgetHistory(db: Queryable, userId: number): Promise<void> {
  await db.delete(recordVersions).where(and(isOfAccounts, eq(recordVersions.recordId, userId)))
}

/** The same of accounts that ended by another way: sign-ups that were never verified, and those that another one replaced. */
export async function forgetHistoryOfGoneAccounts(db: Queryable): Promise<void> {
  const account = db.select({ id: users.id }).from(users).where(eq(users.id, recordVersions.recordId))
  await db.delete(recordVersions).where(and(isOfAccounts, notExists(account)))
}
