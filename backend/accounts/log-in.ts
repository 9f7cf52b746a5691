import type { Services } from '../services'
import { AccountError } from './account-error'
import { audit } from './audit'
import { findAccount } from './find-account'
import { createSession, endSession, type Login } from './sessions'
import { tryPassword } from './try-password'

interface Credentials {
  email: string
  password: string
  client: string
  userAgent: string
  /** The token that the browser brought along: it ends with the login. */
  presentToken: string | undefined
}

export type LoginResult =
  | { kind: 'in'; token: string; login: Login }
  | { kind: 'pending'; flow: 'verify_email' | 'account_activation' }

/**
 * Logs in by e-mail address and password. An unknown address costs the same work and gets the same answer as a wrong
 * password; what is still to be done is told to nobody but the owner of the password.
 * @throws AccountError email_password_mismatch
 * @throws TooManyAttemptsError
 * @throws ServerBusyError
 */
export async function logIn(
  { db, clock, background }: Pick<Services, 'db' | 'clock' | 'background'>,
  { email, password, client, userAgent, presentToken }: Credentials,
): Promise<LoginResult> {
  const now = clock()
  const user = await findAccount(db, email)
  const attempt = { action: 'login', address: email, client, now } as const
  const isRight = await tryPassword({ db }, attempt, { stored: user?.passwordHash, password })
  if (!user || !isRight) {
    // The answer does not wait for what only a known address causes.
    if (user) {
      const entry = { event: 'login-failed', userId: user.id, at: now } as const
      background.run('login-failed', () => audit(db, entry))
    }
    throw new AccountError('email_password_mismatch', 'password')
  }
  if (!user.emailVerifiedAt) return { kind: 'pending', flow: 'verify_email' }
  if (!user.isActive) return { kind: 'pending', flow: 'account_activation' }
  return db.transaction(async (transaction) => {
    await endSession(transaction, presentToken)
    const { token, session } = await createSession(transaction, { userId: user.id, userAgent, now })
    await audit(transaction, { event: 'logged-in', userId: user.id, at: now })
    return { kind: 'in', token, login: { session, user } }
  })
}
