import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { deleteInBatches } from '@/backend/platform/db/delete-in-batches'
import { passkeyChallenges } from '@/backend/platform/db/schema/accounts/second-factors'
import { hashOf } from '../secrets/secret'

/** What a challenge is for, and who alone may answer it. */
export type ChallengeUse =
  | { purpose: 'add' | 'add-passwordless' | 'reauthenticate'; sessionId: number }
  | { purpose: 'authenticate'; pendingLoginId: number }
  | { purpose: 'login' }

/** As long as a login waits for the second factor. */
const lifetimeMs = 10 * 60_000

/** Makes a challenge that a passkey is to sign. */
export async function issueChallenge(
  db: Queryable,
  use: ChallengeUse,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32))
  await db.insert(passkeyChallenges).values({
    ...use,
    challengeHash: hashOf(Buffer.from(challenge).toString('base64url')),
    expiresAt: new Date(now.getTime() + lifetimeMs),
  })
  return challenge
}

/** Uses a challenge up, in base64url. False for one that was not made for this, or is none any more. */
export async function takeChallenge(
  db: Queryable,
  use: ChallengeUse,
  { challenge, now }: { challenge: string; now: Date },
): Promise<boolean> {
  const { sessionId, pendingLoginId, challengeHash, purpose, expiresAt } = passkeyChallenges
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(challengeHash, hashOf(challenge)),
        eq(purpose, use.purpose),
        'sessionId' in use ? eq(sessionId, use.sessionId) : isNull(sessionId),
        'pendingLoginId' in use ? eq(pendingLoginId, use.pendingLoginId) : isNull(pendingLoginId),
        gt(expiresAt, now),
      ),
    )
    .returning({ hash: challengeHash })
  return taken.length === 1
}

/** Removes challenges that nobody answered. */
export async function removeExpiredChallenges(db: Queryable, now: Date): Promise<void> {
  await deleteInBatches(db, passkeyChallenges, lt(passkeyChallenges.expiresAt, now))
}
