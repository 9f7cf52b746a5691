import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { oneTimeKeys } from '@/backend/platform/db/schema/accounts/one-time-keys'
import { users } from '@/backend/platform/db/schema/accounts/users'

/**
 * Assigns an address to the first user who verified it. Deletes the other sign-ups with the
 * address, and the keys that other accounts had sent to it.
 */
export async function claimAddress(
  db: Queryable,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await db.delete(users).where(and(eq(users.email, email), isNull(users.emailVerifiedAt), ne(users.id, id)))
  await db.delete(oneTimeKeys).where(and(eq(oneTimeKeys.email, email), ne(oneTimeKeys.userId, id)))
}
