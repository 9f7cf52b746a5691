import type { Queryable } from '@/backend/platform/db/client'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { type Actor, audit } from '../audit/audit'
import { claimAddress } from './claim-address'

type NewUser = typeof users.$inferInsert

/** An account that somebody else than its owner makes. */
export interface NewAccount
  extends Pick<NewUser, 'email' | 'firstName' | 'lastName' | 'role' | 'language' | 'passwordHash'> {
  group?: NewUser['group']
  /** Who makes it. */
  by: Actor
}

/**
 * Stores an account that may log in at once, its address taken as verified, and notes it in the security log. To be called in a
 * transaction.
 * @returns null when there is an account with this address already
 */
export async function createAccount(
  db: Queryable,
  { by, group = null, ...account }: NewAccount,
  now: Date,
): Promise<UserRow | null> {
  const [user] = await db
    .insert(users)
    .values({ ...account, group, isActive: true, emailVerifiedAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning()
  if (!user) return null
  await claimAddress(db, user)
  await audit(db, { event: 'created', userId: user.id, at: now, by })
  return user
}
