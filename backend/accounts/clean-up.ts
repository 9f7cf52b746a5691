import { and, eq, isNull, lt, notExists } from 'drizzle-orm'
import { deleteInBatches } from '@/backend/platform/db/delete-in-batches'
import { oneTimeKeys } from '@/backend/platform/db/schema/accounts/one-time-keys'
import { users } from '@/backend/platform/db/schema/accounts/users'
import type { Services } from '@/backend/platform/services'
import { removeOldEvents } from './audit/audit'
import { removeOldAttempts } from './limits/attempts'
import { removeExpiredChallenges } from './second-factors/passkey-challenges'
import { removeExpiredPendingLogins } from './second-factors/second-factor'
import { removeExpiredKeys } from './secrets/keys'
import { removeExpiredSessions } from './sessions/sessions'

const hourMs = 3_600_000
/** Lifetime of a sign-up with an unverified address: 7 days. */
const unverifiedMs = 7 * 24 * hourMs

/**
 * Deletes expired sessions, logins, challenges, keys and attempts, security events after 90 days,
 * and sign-ups with an address that is still unverified after 7 days and without a valid key.
 */
export async function cleanUpAccounts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await removeExpiredSessions(db, now)
  await removeExpiredPendingLogins(db, now)
  await removeExpiredChallenges(db, now)
  await removeExpiredKeys(db, now)
  await removeOldAttempts(db, now)
  await removeOldEvents(db, now)
  const oldest = new Date(now.getTime() - unverifiedMs)
  const isKeyOfUser = and(eq(oneTimeKeys.userId, users.id), eq(oneTimeKeys.purpose, 'verify-email'))
  const keys = db.select().from(oneTimeKeys).where(isKeyOfUser)
  await deleteInBatches(db, users, and(isNull(users.emailVerifiedAt), lt(users.createdAt, oldest), notExists(keys)))
}
