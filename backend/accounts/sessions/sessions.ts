import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, lt, ne, or } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { deleteInBatches } from '@/backend/platform/db/delete-in-batches'
import { pendingLogins } from '@/backend/platform/db/schema/accounts/second-factors'
import type { Login } from '@/backend/platform/db/schema/accounts/sessions'
import { type SessionRow, sessions } from '@/backend/platform/db/schema/accounts/sessions'
import { users } from '@/backend/platform/db/schema/accounts/users'
import type { FactorType } from '@/lib/contract/accounts/authenticators'
import { mayStayIdle } from '../policy'
import { createSecret, isSecret, toSha256 } from '../secrets/secret'
import { loginColumns, toLogin } from './require-factor'

/** Lifetime of a session and of its cookie in seconds (spec §9). */
export const sessionSeconds = 1_209_600
/** Interval for storing the time of last use, so that most requests write nothing. */
const lastUseIntervalMs = 5 * 60_000
/**
 * Idle time after which users with more rights than a normal user are logged out. Long enough for a
 * day at work, so that only a night ends the session.
 */
const idleMs = 12 * 3_600_000

interface SessionStart {
  userId: number
  userAgent: string
  now: Date
  /** The second factor of the login. */
  factor?: FactorType
  /** True for a login with only a passkey. */
  isPasswordless?: boolean
}

/** Creates a session. The token goes into a cookie; only its hash is stored. */
export async function createSession(
  db: Queryable,
  { userId, userAgent, now, factor, isPasswordless = false }: SessionStart,
): Promise<{ token: string; session: SessionRow }> {
  const token = createSecret()
  const [session] = await db
    .insert(sessions)
    .values({
      userId,
      userAgent,
      tokenHash: toSha256(token),
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
 * Finds the login of a session token. Returns null if the session is unknown, ended or expired, or
 * if the account is inactive.
 * @param isUse true if the request counts as use of the session
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
        eq(sessions.tokenHash, toSha256(token)),
        validSessionCondition(now),
        eq(users.isActive, true),
        isNotNull(users.emailVerifiedAt),
      ),
    )
  if (!login) return null
  if (isUse && now.getTime() - login.session.lastUsedAt.getTime() > lastUseIntervalMs) {
    await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, login.session.id))
  }
  return toLogin(login)
}

/** Lists the current sessions of a user, last used first. */
export function listSessions(db: Queryable, userId: number, now: Date): Promise<SessionRow[]> {
  return db
    .select(getTableColumns(sessions))
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, userId), validSessionCondition(now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
}

/**
 * SQL condition: the session is not expired and, for users with more rights than a normal user, not
 * idle for too long. The query must join `users`.
 */
function validSessionCondition(now: Date) {
  const oldestUse = new Date(now.getTime() - idleMs)
  return and(gt(sessions.expiresAt, now), or(mayStayIdle, gt(sessions.lastUsedAt, oldestUse)))
}

/** Ends the session with this token. Returns the id of its user, or null for an unknown session. */
export async function endSession(db: Queryable, token: string | undefined): Promise<number | null> {
  if (!isSecret(token)) return null
  const [endedSession] = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, toSha256(token)))
    .returning({ userId: sessions.userId })
  return endedSession?.userId ?? null
}

/** Ends the sessions with these ids, as far as they belong to the user. */
export async function endSomeSessions(db: Queryable, userId: number, ids: readonly number[]): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), inArray(sessions.id, [...ids])))
}

/** Ends all sessions of a user except `excludedId`. */
export async function endUserSessions(db: Queryable, userId: number, excludedId?: number): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), excludedId === undefined ? undefined : ne(sessions.id, excludedId)))
}

export async function endPendingLogins(db: Queryable, userId: number): Promise<void> {
  await db.delete(pendingLogins).where(eq(pendingLogins.userId, userId))
}

export async function removeExpiredSessions(db: Queryable, now: Date): Promise<void> {
  await deleteInBatches(db, sessions, lt(sessions.expiresAt, now))
}
