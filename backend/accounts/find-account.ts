import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'

/**
 * Finds the account that has verified an address. If there is none, finds the newest sign-up with
 * this address that is not verified yet.
 */
export async function findAccount(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.email, email))
    .orderBy(sql`${users.emailVerifiedAt} is null`, desc(users.id))
    .limit(1)
  return user
}

/** Finds the account that has verified an address. */
export async function findOwner(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [owner] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailVerifiedAt)))
  return owner
}
