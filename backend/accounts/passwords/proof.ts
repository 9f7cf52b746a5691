import { eq } from 'drizzle-orm'
import type { Login } from '@/backend/platform/db/schema/accounts/sessions'
import { sessions } from '@/backend/platform/db/schema/accounts/sessions'
import { ProofMissingError } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import { AccountError } from '../account-error'
import { knowsPassword } from './check-password'

/** How long a confirmation of the password is valid (contract, authentication). */
const proofMs = 15 * 60_000

/**
 * Passes only if the password or a second factor was given recently, since a session alone may be stolen or left open.
 * @throws ProofMissingError
 */
export function requireProof(login: Login, now: Date): void {
  const { provedAt, factorAt } = login.session
  const last = Math.max(provedAt?.getTime() ?? 0, factorAt?.getTime() ?? 0)
  if (now.getTime() - last >= proofMs) throw new ProofMissingError(login)
}

/**
 * Checks the password of a logged-in user and records the time as proof.
 * @returns the login as it is now
 * @throws AccountError incorrect_password
 * @throws TooManyAttemptsError
 * @throws ServerBusyError
 */
export async function prove(
  services: Pick<Services, 'db' | 'clock'>,
  login: Login,
  password: string,
): Promise<Login> {
  const { user, session } = login
  if (!(await knowsPassword(services, user, password))) {
    throw new AccountError('incorrect_password', 'password')
  }
  const provedAt = services.clock()
  await services.db.update(sessions).set({ provedAt }).where(eq(sessions.id, session.id))
  return { ...login, session: { ...session, provedAt } }
}
