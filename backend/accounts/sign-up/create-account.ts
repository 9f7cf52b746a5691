import type { Queryable } from '@/backend/platform/db/client'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { type Actor, recordSecurityEvent } from '../audit/audit'
import { claimAddress } from './claim-address'

type NewUser = typeof users.$inferInsert

/** An account that is created on behalf of its owner. */
export interface NewAccount
  extends Pick<NewUser, 'email' | 'firstName' | 'lastName' | 'role' | 'language' | 'passwordHash'> {
  group?: NewUser['group']
  /** The creator, for the security log. */
  actor: Actor
}

/**
 * Creates an active account with a verified address, and logs it with its role as a security
 * event. Must be called in a transaction.
 * @returns null if the address already has an account
 */
export async function createAccount(
  db: Queryable,
  { actor, group = null, ...account }: NewAccount,
  now: Date,
): Promise<UserRow | null> {
  const [user] = await db
    .insert(users)
    .values({ ...account, group, isActive: true, emailVerifiedAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning()
  if (!user) return null
  await claimAddress(db, user)
  const roles = { before: 'none', after: user.role } as const
  await recordSecurityEvent(db, { event: 'created', userId: user.id, now, actor, ...roles })
  return user
}
