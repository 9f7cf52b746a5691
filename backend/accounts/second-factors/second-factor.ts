import { and, eq, gt, isNotNull, lt } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { deleteInBatches } from '@/backend/platform/db/delete-in-batches'
import { pendingLogins } from '@/backend/platform/db/schema/accounts/second-factors'
import { type Login, sessions } from '@/backend/platform/db/schema/accounts/sessions'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { TooManyAttemptsError, UnauthorizedError } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import type { FactorType } from '@/lib/contract/accounts/authenticators'
import { AccountError } from '../account-error'
import { recordSecurityEvent } from '../audit/audit'
import { clearFailures, createNamedAttempt, reserveAttempt } from '../limits/attempts'
import { createSecret, isSecret, toSha256 } from '../secrets/secret'
import { loadFactors } from '../sessions/factors'
import { lockAccount } from '../sessions/lock-login'
import { loadLogin } from '../sessions/require-factor'
import { createSession, endSession } from '../sessions/sessions'
import { redeemCode } from './authenticators'

type FactorServices = Pick<Services, 'db' | 'env' | 'clock' | 'serverKey'>

/** Seconds between the password and the second factor before the login expires. */
export const pendingLoginSeconds = 600

/**
 * Records that a user has entered the correct password.
 * @returns a token for a cookie; the database stores only its hash
 */
export async function createPendingLogin(db: Queryable, userId: number, now: Date): Promise<string> {
  const token = createSecret()
  const expiresAt = new Date(now.getTime() + pendingLoginSeconds * 1000)
  await db.insert(pendingLogins).values({ userId, tokenHash: toSha256(token), createdAt: now, expiresAt })
  return token
}

/** Finds the login that waits for a second factor, with its user and the user's factors. */
export async function findPendingLogin({ db, clock }: Pick<FactorServices, 'db' | 'clock'>, token: string | undefined) {
  if (!isSecret(token)) return null
  const [pendingLogin] = await db
    .select({ id: pendingLogins.id, user: users })
    .from(pendingLogins)
    .innerJoin(users, eq(users.id, pendingLogins.userId))
    .where(
      and(
        eq(pendingLogins.tokenHash, toSha256(token)),
        gt(pendingLogins.expiresAt, clock()),
        eq(users.isActive, true),
        isNotNull(users.emailVerifiedAt),
      ),
    )
  return pendingLogin ? { ...pendingLogin, factors: await loadFactors(db, pendingLogin.user.id) } : null
}

export async function endPendingLogin(db: Queryable, token: string | undefined): Promise<void> {
  if (isSecret(token)) await db.delete(pendingLogins).where(eq(pendingLogins.tokenHash, toSha256(token)))
}

export async function removeExpiredPendingLogins(db: Queryable, now: Date): Promise<void> {
  await deleteInBatches(db, pendingLogins, lt(pendingLogins.expiresAt, now))
}

interface SecondStep {
  userAgent: string
  /** The token from `createPendingLogin`. */
  pendingToken: string | undefined
  /** The token of the browser's current session, which the new session replaces. */
  previousToken: string | undefined
}

/** A login that waits for the second factor. */
type PendingLogin = NonNullable<Awaited<ReturnType<typeof findPendingLogin>>>

/**
 * Completes a login with the second factor.
 * @param check returns the verified factor; throws if it is wrong
 * @throws UnauthorizedError if no pending login has the token
 */
export async function completeLogin(
  services: Pick<FactorServices, 'db' | 'clock'>,
  { userAgent, pendingToken, previousToken }: SecondStep,
  check: (pendingLogin: PendingLogin) => Promise<FactorType>,
): Promise<{ token: string; login: Login }> {
  const { db, clock } = services
  const now = clock()
  const pendingLogin = await findPendingLogin(services, pendingToken)
  if (!pendingLogin) throw new UnauthorizedError()
  const { user } = pendingLogin
  const factor = await check(pendingLogin)
  return db.transaction(async (transaction) => {
    const account = await lockAccount(transaction, user)
    // If two calls run at the same time, only the call that deletes the row creates a session.
    const [deletedRow] = await transaction
      .delete(pendingLogins)
      .where(eq(pendingLogins.id, pendingLogin.id))
      .returning({ id: pendingLogins.id })
    if (!account || !deletedRow) throw new UnauthorizedError()
    await endSession(transaction, previousToken)
    const { token, session } = await createSession(transaction, { userId: user.id, userAgent, now, factor })
    const parties = { userId: user.id, actor: { userId: user.id } }
    await recordSecurityEvent(transaction, { event: 'logged-in', ...parties, now, detail: factor })
    return { token, login: await loadLogin(transaction, session, account) }
  })
}

/** Records a verified second factor as proof (see `requireRecentProof`). */
export async function proveByFactor(
  services: Pick<FactorServices, 'db' | 'clock'>,
  login: Login,
  factor: FactorType,
): Promise<Login> {
  const factorAt = services.clock()
  await services.db.update(sessions).set({ factor, factorAt }).where(eq(sessions.id, login.session.id))
  const parties = { userId: login.user.id, actor: { userId: login.user.id } }
  await recordSecurityEvent(services.db, { event: 'proof-given', ...parties, now: factorAt, detail: factor })
  return { ...login, session: { ...login.session, factor, factorAt } }
}

/**
 * Redeems a code of a second factor. Codes are short, so attempts are limited. They are counted for
 * each account, regardless of the client.
 * @throws AccountError incorrect_code
 * @throws TooManyAttemptsError
 */
export async function requireValidCode(services: FactorServices, userId: number, code: string): Promise<FactorType> {
  const { db, clock } = services
  const attempt = createNamedAttempt(`second factor ${userId}`, clock())
  const reservation = await reserveAttempt(db, attempt)
  if (reservation.lockedBy) throw new TooManyAttemptsError(reservation.retryAfterSeconds)
  const factor = await redeemCode(services, userId, code)
  if (!factor) {
    await recordSecurityEvent(db, { event: 'second-factor-failed', actor: 'visitor', userId, now: clock() })
    throw new AccountError('incorrect_code', 'code')
  }
  await clearFailures(db, attempt)
  return factor
}
