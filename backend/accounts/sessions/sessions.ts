import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, lt, ne, or } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { deleteInBatches } from '@/backend/platform/db/delete-in-batches'
import { pendingLogins } from '@/backend/platform/db/schema/accounts/second-factors'
import type { Login } from '@/backend/platform/db/schema/accounts/sessions'
import { type SessionRow, sessions } from '@/backend/platform/db/schema/accounts/sessions'
import { users } from '@/backend/platform/db/schema/accounts/users'
import type { FactorType } from '@/lib/contract/accounts/authenticators'
import { mayStayIdle } from '../policy'
import { hashOf, isSecret, newSecret } from '../secrets/secret'
import { loginColumns, toLogin } from './require-factor'

/** How long a login lasts: as long as its cookie (spec §9). */
export const sessionSeconds = 1_209_600
/** The time of last use is kept no more exactly than this, so that reading seldom writes. */
const useMs = 5 * 60_000
/** Who may change the site is logged out after so long without a request: a screen left open in an office overnight. */
const idleMs = 12 * 3_600_000

interface Beginning {
  userId: number
  userAgent: string
  now: Date
  /** The second factor that was given. */
  factor?: FactorType
  /** Whether a passkey stood for the whole login. */
  isPasswordless?: boolean
}

/** Begins a session; the token goes into the cookie and is kept nowhere. */
export async function createSession(
  db: Queryable,
  { userId, userAgent, now, factor, isPasswordless = false }: Beginning,
): Promise<{ token: string; session: SessionRow }> {
  const token = newSecret()
  const [session] = await db
    .insert(sessions)
    .values({
      userId,
      userAgent,
      tokenHash: hashOf(token),
      createdAt: now,
      provedAt: isPasswordless ? null : now,
      ...(factor && { factor, factorAt: now }),
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
    })
    .returning()
  if (!session) throw new Error('The database did not return the session.')
  return { token, session }
}

/**
 * The login of a token. Null for a token that is none, ended or expired, and for accounts that may not log in.
 * @param isUse whether somebody uses the session by this, so that it is not idle
 */
export async function findLogin(
  db: Queryable,
  token: string | undefined,
  now: Date,
  { isUse }: { isUse: boolean },
): Promise<Login | null> {
  if (!isSecret(token)) return null
  const [login] = await db
    .select({ session: sessions, user: users, ...loginColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, hashOf(token)),
        isAlive(now),
        eq(users.isActive, true),
        isNotNull(users.emailVerifiedAt),
      ),
    )
  if (!login) return null
  if (isUse && now.getTime() - login.session.lastUsedAt.getTime() > useMs) {
    await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, login.session.id))
  }
  return toLogin(login)
}

/** The sessions of a user that have not expired, the last used first. */
export function listSessions(db: Queryable, userId: number, now: Date): Promise<SessionRow[]> {
  return db
    .select(getTableColumns(sessions))
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, userId), isAlive(now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
}

/**
 * Neither expired nor, for users with rights over the site, idle for too long; expects sessions joined with
 * users.
 */
function isAlive(now: Date) {
  const lastUse = new Date(now.getTime() - idleMs)
  return and(gt(sessions.expiresAt, now), or(mayStayIdle, gt(sessions.lastUsedAt, lastUse)))
}

/** Ends the session of a token, if there is one, and says whose it was. */
export async function endSession(db: Queryable, token: string | undefined): Promise<number | null> {
  if (!isSecret(token)) return null
  const [ended] = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashOf(token)))
    .returning({ userId: sessions.userId })
  return ended?.userId ?? null
}

/** Ends some of a user's sessions, by their ids. */
export async function endSomeSessions(db: Queryable, userId: number, ids: readonly number[]): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), inArray(sessions.id, [...ids])))
}

/** Ends every session of a user, but for one that is to stay. */
export async function endSessionsOf(db: Queryable, userId: number, except?: number): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.id, except)))
}

/** Ends a user's logins that wait for the second factor. */
export async function endPendingLogins(db: Queryable, userId: number): Promise<void> {
  await db.delete(pendingLogins).where(eq(pendingLogins.userId, userId))
}

/** Removes sessions that have expired. */
export async function removeExpiredSessions(db: Queryable, now: Date): Promise<void> {
  await deleteInBatches(db, sessions, lt(sessions.expiresAt, now))
}
