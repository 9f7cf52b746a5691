import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { deleteInBatches } from '@/backend/platform/db/delete-in-batches'
import { passkeyChallenges } from '@/backend/platform/db/schema/accounts/second-factors'
import { toSha256 } from '../secrets/secret'

/** The purpose of a challenge, and the session or pending login for which it was issued. */
export type ChallengeUse =
  | { purpose: 'add' | 'add-passwordless' | 'reauthenticate'; sessionId: number }
  | { purpose: 'authenticate'; pendingLoginId: number }
  | { purpose: 'login' }

/** The same lifetime as a login that waits for the second factor. */
const lifetimeMs = 10 * 60_000

/** Creates a challenge for a passkey to sign. */
export async function issueChallenge(db: Queryable, use: ChallengeUse, now: Date): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32))
  await db.insert(passkeyChallenges).values({
    ...use,
    challengeHash: toSha256(Buffer.from(challenge).toString('base64url')),
    expiresAt: new Date(now.getTime() + lifetimeMs),
  })
  return challenge
}

/**
 * Redeems a challenge. Returns false if it is unknown, expired or was issued for a different use.
 * @param challenge in base64url
 */
export async function redeemChallenge(
  db: Queryable,
  use: ChallengeUse,
  { challenge, now }: { challenge: string; now: Date },
): Promise<boolean> {
  const { sessionId, pendingLoginId, challengeHash, purpose, expiresAt } = passkeyChallenges
  const deletedRows = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(challengeHash, toSha256(challenge)),
        eq(purpose, use.purpose),
        'sessionId' in use ? eq(sessionId, use.sessionId) : isNull(sessionId),
        'pendingLoginId' in use ? eq(pendingLoginId, use.pendingLoginId) : isNull(pendingLoginId),
        gt(expiresAt, now),
      ),
    )
    .returning({ hash: challengeHash })
  return deletedRows.length === 1
}

export async function removeExpiredChallenges(db: Queryable, now: Date): Promise<void> {
  await deleteInBatches(db, passkeyChallenges, lt(passkeyChallenges.expiresAt, now))
}
