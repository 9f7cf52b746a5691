import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { oneTimeKeys } from '@/backend/platform/db/schema/accounts/one-time-keys'
import { users } from '@/backend/platform/db/schema/accounts/users'

/**
 * Reserves an address for the user who verified it first. Deletes all unverified accounts with the
 * address, and the keys that were mailed to it for different accounts.
 */
export async function claimAddress(db: Queryable, { id, email }: { id: number; email: string }): Promise<void> {
  await db.delete(users).where(and(eq(users.email, email), isNull(users.emailVerifiedAt), ne(users.id, id)))
  await db.delete(oneTimeKeys).where(and(eq(oneTimeKeys.email, email), ne(oneTimeKeys.userId, id)))
}
