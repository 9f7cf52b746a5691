import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { toNetwork } from '@/backend/platform/access/network'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { deleteInBatches } from '@/backend/platform/db/delete-in-batches'
import { attempts } from '@/backend/platform/db/schema/accounts/attempts'
import { toSha256 } from '../secrets/secret'

type Action = (typeof attempts.$inferInsert)['action']

export interface Attempt {
  action: Action
  /** The protected subject: a mail address, a link or an account. */
  address: string
  /** The client address of the request. */
  client: string
  now: Date
}

/**
 * Creates a login attempt that is counted under one name, such as a device or an account. The name
 * replaces the mail address, the client and the network.
 */
export function createNamedAttempt(name: string, now: Date): Attempt {
  return { action: 'login', address: name, client: name, now }
}

/** The keys that count attempts. Advisory locks are taken in this order against deadlocks. */
const attemptKeys = ['network', 'client', 'address'] as const
type AttemptKey = (typeof attemptKeys)[number]

/** A key is locked when this number of attempts falls into one window. */
const limits: Record<Action, Record<AttemptKey, number>> = {
  login: { address: 5, client: 20, network: 200 },
  mail: { address: 3, client: 20, network: 60 },
  form: { address: 5, client: 5, network: 30 },
  preview: { address: 10, client: 20, network: 200 },
}
const columns = { address: attempts.addressHash, client: attempts.clientHash, network: attempts.networkHash } as const
const windowMs = 15 * 60_000

export type Reservation =
  | {
      id: number
      /** True if a failure of this attempt locks the address. */
      isLast: boolean
      lockedBy?: never
      retryAfterSeconds?: never
    }
  | { lockedBy: AttemptKey; retryAfterSeconds: number }

/**
 * Records an attempt as failed before it is made, so that concurrent attempts are counted. After a
 * success `clearFailures` deletes it. Attempts during a lock are not recorded and do not prolong
 * it.
 */
export async function reserveAttempt(db: Pick<Database, 'transaction'>, attempt: Attempt): Promise<Reservation> {
  const { action, now } = attempt
  const hashes = hashAttempt(attempt)
  // The attempts that started a lock are at most one window apart; the lock lasts another window.
  const oldestTime = subtractMs(now, 2 * windowMs)
  return db.transaction(async (transaction) => {
    let isLast = false
    for (const key of attemptKeys) {
      const limit = limits[action][key]
      await lockAttempts(transaction, `${key} ${action} ${hashes[key]}`)
      const newestAttempts = await transaction
        .select({ attemptedAt: attempts.attemptedAt })
        .from(attempts)
        .where(and(eq(attempts.action, action), eq(columns[key], hashes[key]), gt(attempts.attemptedAt, oldestTime)))
        .orderBy(desc(attempts.attemptedAt))
        .limit(limit)
      const seconds = countLockSeconds(newestAttempts, limit, now)
      if (seconds > 0) return { lockedBy: key, retryAfterSeconds: seconds }
      const attemptsAfterFailure = [{ attemptedAt: now }, ...newestAttempts]
      if (key === 'address') isLast = countLockSeconds(attemptsAfterFailure, limit, now) > 0
    }
    const [row] = await transaction
      .insert(attempts)
      .values({
        action,
        addressHash: hashes.address,
        clientHash: hashes.client,
        networkHash: hashes.network,
        attemptedAt: now,
      })
      .returning({ id: attempts.id })
    if (!row) throw new Error('The database did not return the id of an attempt.')
    return { id: row.id, isLast }
  })
}

function hashAttempt({ address, client }: Attempt): Record<AttemptKey, string> {
  return { address: toSha256(address), client: toSha256(client), network: toSha256(toNetwork(client)) }
}

/** Deletes the failed attempts of this client with this address after a success. */
export async function clearFailures(db: Queryable, attempt: Attempt): Promise<void> {
  const { address, client } = hashAttempt(attempt)
  await db
    .delete(attempts)
    .where(and(eq(attempts.action, attempt.action), eq(attempts.addressHash, address), eq(attempts.clientHash, client)))
}

/** Deletes a reserved attempt that could not be made. */
export async function releaseAttempt(db: Queryable, id: number): Promise<void> {
  await db.delete(attempts).where(eq(attempts.id, id))
}

export async function removeOldAttempts(db: Queryable, now: Date): Promise<void> {
  await deleteInBatches(db, attempts, lt(attempts.attemptedAt, subtractMs(now, 2 * windowMs)))
}

async function lockAttempts(db: Queryable, name: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/**
 * Returns the remaining seconds of a lock, or 0 without a lock. A lock begins with the attempt that
 * reached the limit and lasts as long as the window.
 * @param newestAttempts the newest attempts, newest first
 */
function countLockSeconds(newestAttempts: { attemptedAt: Date }[], limit: number, now: Date): number {
  const latestMs = newestAttempts[0]?.attemptedAt.getTime()
  const earliestMs = newestAttempts[limit - 1]?.attemptedAt.getTime()
  const isLimitReached = latestMs !== undefined && earliestMs !== undefined && latestMs - earliestMs <= windowMs
  return isLimitReached ? Math.max(0, Math.ceil((latestMs + windowMs - now.getTime()) / 1000)) : 0
}

function subtractMs(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds)
}
