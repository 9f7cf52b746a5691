import type { Login } from '@/backend/platform/db/schema/accounts/sessions'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { TooManyAttemptsError } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import type { FactorType } from '@/lib/contract/accounts/authenticators'
import { AccountError } from '../account-error'
import { pseudonymize, recordSecurityEvent } from '../audit/audit'
import { findAccount } from '../find-account'
import { createNamedAttempt } from '../limits/attempts'
import { findKnownDevice } from '../limits/known-device'
import { attemptPassword } from '../passwords/password-attempt'
import { createPendingLogin } from '../second-factors/second-factor'
import { loadFactors } from '../sessions/factors'
import { lockAccount } from '../sessions/lock-login'
import { loadLogin } from '../sessions/require-factor'
import { createSession, endSession } from '../sessions/sessions'
import { notifyLockout } from './notify-lockout'

type LoginServices = Pick<Services, 'db' | 'env' | 'clock' | 'background' | 'serverKey'>

interface Credentials {
  email: string
  password: string
  client: string
  userAgent: string
  /** The token of the browser's previous session, which ends with the login. */
  previousToken: string | undefined
  /** The mark of the known device (see `createDeviceMark`). */
  deviceMark: string | undefined
}

interface Failure {
  email: string
  user: UserRow | undefined
  isLockedOut: boolean
}

export type LoginResult =
  | { kind: 'logged-in'; token: string; login: Login }
  | { kind: 'second-factor'; token: string; factors: readonly FactorType[] }
  | { kind: 'pending'; flow: 'verify_email' | 'account_activation' }

/**
 * Logs in by e-mail address and password, with rate limits. An unknown address takes as long and
 * gets the same response as a wrong password. Only the correct password discloses the next step of
 * the login.
 * @throws AccountError email_password_mismatch, too_many_login_attempts
 * @throws ServerBusyError
 */
export async function logIn(
  services: LoginServices,
  { email, password, client, userAgent, previousToken, deviceMark }: Credentials,
): Promise<LoginResult> {
  const { db, clock, serverKey } = services
  const now = clock()
  const user = await findAccount(db, email)
  const device = findKnownDevice(serverKey, user, { mark: deviceMark, now })
  // A known device is counted separately, so that the lock of an address does not apply to its
  // owner.
  const attempt = device
    ? createNamedAttempt(`device ${device}`, now)
    : ({ action: 'login', address: email, client, now } as const)
  const { isCorrect, hasLockedAddress } = await attemptPassword({ db }, attempt, {
    storedHash: user?.passwordHash,
    password,
  }).catch(refuseLocked)
  if (!user || !isCorrect) {
    recordFailure(services, { email, user, isLockedOut: hasLockedAddress && device === null })
    throw new AccountError('email_password_mismatch', 'password')
  }
  if (!user.emailVerifiedAt) return { kind: 'pending', flow: 'verify_email' }
  if (!user.isActive) return { kind: 'pending', flow: 'account_activation' }
  return db.transaction(async (transaction) => {
    const account = await lockAccount(transaction, user)
    if (!account) throw new AccountError('email_password_mismatch', 'password')
    const factors = await loadFactors(transaction, user.id)
    if (factors.length > 0) {
      return { kind: 'second-factor', token: await createPendingLogin(transaction, user.id, now), factors }
    }
    await endSession(transaction, previousToken)
    const { token, session } = await createSession(transaction, { userId: user.id, userAgent, now })
    await recordSecurityEvent(transaction, {
      event: 'logged-in',
      actor: { userId: user.id },
      userId: user.id,
      now,
    })
    return { kind: 'logged-in', token, login: await loadLogin(transaction, session, account) }
  })
}

/** Converts the error for too many attempts to a form error, like django-allauth. */
function refuseLocked(error: unknown): never {
  if (!(error instanceof TooManyAttemptsError)) throw error
  throw new AccountError('too_many_login_attempts', null, error.retryAfterSeconds)
}

/**
 * Records a failure in the background. A known address needs more database statements, which would
 * show in the response time.
 */
function recordFailure(services: LoginServices, { email, user, isLockedOut }: Failure): void {
  const { db, clock, background, serverKey } = services
  background.run('login-failed', async () => {
    const now = clock()
    const account = user ? { userId: user.id } : { userId: null, addressHash: pseudonymize(serverKey, email) }
    await recordSecurityEvent(db, { event: 'login-failed', actor: 'visitor', ...account, now })
    if (!isLockedOut) return
    if (user) await notifyLockout(services, user)
    else await recordSecurityEvent(db, { event: 'locked-out', actor: 'visitor', ...account, now })
  })
}
