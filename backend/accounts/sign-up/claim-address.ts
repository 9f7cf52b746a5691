import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { oneTimeKeys } from '@/backend/platform/db/schema/accounts/one-time-keys'
import { users } from '@/backend/platform/db/schema/accounts/users'

/**
 * Assigns an address to the user who verified it first: deletes other sign-ups with it and the keys
 * sent to it for other accounts.
 */
export async function claimAddress(
  db: Queryable,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await db.delete(users).where(and(eq(users.email, email), isNull(users.emailVerifiedAt), ne(users.id, id)))
  await db.delete(oneTimeKeys).where(and(eq(oneTimeKeys.email, email), ne(oneTimeKeys.userId, id)))
}
