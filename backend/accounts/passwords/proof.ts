import { eq } from 'drizzle-orm'
import type { Login } from '@/backend/platform/db/schema/accounts/sessions'
import { sessions } from '@/backend/platform/db/schema/accounts/sessions'
import { ProofMissingError } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import { AccountError } from '../account-error'
import { verifyCurrentPassword } from './check-password'

/** Time for which a proof is valid (contract, authentication). */
const proofMs = 15 * 60_000

/**
 * Asserts that the user gave a proof in the last 15 minutes. A session alone is not enough, because
 * it may be stolen or left open.
 * @throws ProofMissingError
 */
export function requireRecentProof(login: Login, now: Date): void {
  const { provedAt, factorAt } = login.session
  const lastProofMs = Math.max(provedAt?.getTime() ?? 0, factorAt?.getTime() ?? 0)
  if (now.getTime() - lastProofMs >= proofMs) throw new ProofMissingError(login)
}

/**
 * Checks the password of a logged-in user and records the time as proof.
 * @returns the updated login
 * @throws AccountError incorrect_password
 * @throws TooManyAttemptsError
 * @throws ServerBusyError
 */
export async function proveByPassword(
  services: Pick<Services, 'db' | 'clock'>,
  login: Login,
  password: string,
): Promise<Login> {
  const { user, session } = login
  if (!(await verifyCurrentPassword(services, user, password))) {
    throw new AccountError('incorrect_password', 'password')
  }
  const provedAt = services.clock()
  await services.db.update(sessions).set({ provedAt }).where(eq(sessions.id, session.id))
  return { ...login, session: { ...session, provedAt } }
}
