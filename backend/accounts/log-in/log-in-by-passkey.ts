import { eq } from 'drizzle-orm'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { UnauthorizedError } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import type { Credential } from '@/lib/contract/accounts/authenticators'
import { recordSecurityEvent } from '../audit/audit'
import { hasPasskey, verifyPasskey } from '../second-factors/passkeys'
import { lockAccount } from '../sessions/lock-login'
import { loadLogin } from '../sessions/require-factor'
import { createSession, endSession } from '../sessions/sessions'
import type { LoginResult } from './log-in'

type LoginServices = Pick<Services, 'db' | 'env' | 'clock'>

interface PasskeyLogin {
  credential: Credential
  userAgent: string
  /** The token of the browser's previous session, which ends with the login. */
  previousToken: string | undefined
}

/**
 * Logs in with only a passkey. It counts as two factors, because the device of the user has also
 * verified a fingerprint or PIN.
 * @throws AccountError incorrect_code
 */
export async function logInByPasskey(
  services: LoginServices,
  { credential, userAgent, previousToken }: PasskeyLogin,
): Promise<Exclude<LoginResult, { kind: 'second-factor' }>> {
  const { db, clock } = services
  const passkey = await verifyPasskey(services, { purpose: 'login' }, { credential, userId: null })
  const [user] = await db.select().from(users).where(eq(users.id, passkey.userId))
  if (!user) throw new UnauthorizedError()
  if (!user.emailVerifiedAt) return { kind: 'pending', flow: 'verify_email' }
  if (!user.isActive) return { kind: 'pending', flow: 'account_activation' }
  const now = clock()
  return db.transaction(async (transaction) => {
    const account = await lockAccount(transaction, user)
    if (!account || !(await hasPasskey(transaction, passkey))) throw new UnauthorizedError()
    await endSession(transaction, previousToken)
    const sessionStart = { userId: user.id, userAgent, now, factor: 'webauthn', isPasswordless: true } as const
    const { token, session } = await createSession(transaction, sessionStart)
    const parties = { userId: user.id, actor: { userId: user.id } }
    await recordSecurityEvent(transaction, { event: 'logged-in', ...parties, now, detail: 'passkey' })
    return { kind: 'logged-in', token, login: await loadLogin(transaction, session, account) }
  })
}
