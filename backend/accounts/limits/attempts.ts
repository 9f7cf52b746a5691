import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { toNetwork } from '@/backend/platform/access/network'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { deleteInBatches } from '@/backend/platform/db/delete-in-batches'
import { attempts } from '@/backend/platform/db/schema/accounts/attempts'
import { toSha256 } from '../secrets/secret'

type Action = (typeof attempts.$inferInsert)['action']

/**
 * An attempt. Its `address` names what is protected: a mail address, a link or an account. See
 * `toClient` for the client.
 */
export interface Attempt {
  action: Action
  address: string
  client: string
  now: Date
}

/**
 * Creates a login attempt that is counted under one name, such as a device or an account, instead
 * of by mail address and client.
 */
export function createNamedAttempt(name: string, now: Date): Attempt {
  return { action: 'login', address: name, client: name, now }
}

/** The keys that attempts are counted by. Locks are taken in this order, to prevent deadlocks. */
const attemptKeys = ['network', 'client', 'address'] as const
type AttemptKey = (typeof attemptKeys)[number]

/** Number of attempts in the window that starts a lock. The lock lasts as long as the window. */
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
  // A lock lasts for another window after the attempts that started it.
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
      if (key === 'address') isLast = countLockSeconds([{ attemptedAt: now }, ...newestAttempts], limit, now) > 0
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

/** Deletes attempts that are too old to matter for a limit. */
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
  const latest = newestAttempts[0]
  const earliest = newestAttempts[limit - 1]
  if (!latest || !earliest || latest.attemptedAt.getTime() - earliest.attemptedAt.getTime() > windowMs) return 0
  return Math.max(0, Math.ceil((latest.attemptedAt.getTime() + windowMs - now.getTime()) / 1000))
}

function subtractMs(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds)
}
