import { and, isNull, lt } from 'drizzle-orm'
import { deleteInBatches } from '../db/delete-in-batches'
import { users } from '../db/schema/users'
import type { Services } from '../services'
import { removeOldAttempts } from './attempts'
import { removeOldEvents } from './audit'
import { removeExpiredKeys } from './keys'
import { removeExpiredChallenges } from './passkey-challenges'
import { removeExpiredPendingLogins } from './second-factor'
import { removeExpiredSessions } from './sessions'

const hourMs = 3_600_000
/** Sign-ups that were never verified are kept for a week. */
const unverifiedMs = 7 * 24 * hourMs

/** Removes what has expired: sessions, keys, attempts, security events after 90 days, and sign-ups whose address was not verified within 7 days. */
export async function cleanUpAccounts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await removeExpiredSessions(db, now)
  await removeExpiredPendingLogins(db, now)
  await removeExpiredChallenges(db, now)
  await removeExpiredKeys(db, now)
  await removeOldAttempts(db, now)
  await removeOldEvents(db, now)
  const oldest = new Date(now.getTime() - unverifiedMs)
  await deleteInBatches(db, users, and(isNull(users.emailVerifiedAt), lt(users.createdAt, oldest)))
}
