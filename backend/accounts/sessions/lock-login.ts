import { eq } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { type Login, sessions } from '@/backend/platform/db/schema/accounts/sessions'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { UnauthorizedError } from '@/backend/platform/errors'

/**
 * Locks the row of a user until the transaction ends. `endAccess` and each transaction that grants
 * access take this lock first. So a grant is stored before the access ends, and ends with it, or
 * is checked afterwards.
 */
export async function lockUser(db: Queryable, userId: number): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('no key update')
  return user
}

/**
 * Locks the account of a user whose password or second factor was checked before the transaction.
 * Returns null if the account has a new password, is blocked or is deleted meanwhile.
 */
export async function lockAccount(db: Queryable, { id, passwordHash }: UserRow): Promise<UserRow | null> {
  const user = await lockUser(db, id)
  return user?.isActive && user.passwordHash === passwordHash ? user : null
}

/**
 * Locks the account of a login that was loaded before the transaction.
 * @throws UnauthorizedError if the login ended meanwhile
 */
export async function lockLogin(db: Queryable, { user, session }: Login): Promise<void> {
  const account = await lockAccount(db, user)
  const [currentSession] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, session.id))
  if (!account || !currentSession) throw new UnauthorizedError()
}
