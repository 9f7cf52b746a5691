import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../db/client'
import { attempts } from '../db/schema/attempts'
import { hashOf } from './secret'

type Action = (typeof attempts.$inferInsert)['action']

/** Who tries what: the address it is about, and the client (see `clientOf`). */
export interface Attempt {
  action: Action
  address: string
  client: string
  now: Date
}

/** How many attempts of the window lock for as long again (decisions of accounts). */
const limits: Record<Action, { perAddress: number; perClient: number }> = {
  login: { perAddress: 5, perClient: 20 },
  mail: { perAddress: 3, perClient: 20 },
}
const windowMs = 15 * 60_000

export type Reservation =
  | { id: number; lockedBy?: never }
  | { lockedBy: 'address' | 'client'; retryAfterSeconds: number }

/**
 * Notes an attempt as failed before it is made, so that attempts at the same time count as well; one that succeeds is
 * taken back by `takeBack`. Attempts during a lock are not noted: they do not prolong it.
 */
export async function reserveAttempt(db: Database, attempt: Attempt): Promise<Reservation> {
  const { action, address, client, now } = attempt
  const addressHash = hashOf(address)
  const clientHash = hashOf(client)
  const { perAddress, perClient } = limits[action]
  return db.transaction(async (transaction) => {
    // One after the other for each client and address; in this order, so that nobody waits in a circle.
    await lock(transaction, `client ${action} ${clientHash}`)
    await lock(transaction, `address ${action} ${addressHash}`)
    const newest = (
      column: typeof attempts.clientHash | typeof attempts.addressHash,
      hash: string,
      count: number,
    ) =>
      transaction
        .select({ at: attempts.at })
        .from(attempts)
        .where(
          and(eq(attempts.action, action), eq(column, hash), gt(attempts.at, earlier(now, 2 * windowMs))),
        )
        .orderBy(desc(attempts.at))
        .limit(count)
    const clientLock = lockedFor(await newest(attempts.clientHash, clientHash, perClient), perClient, now)
    if (clientLock > 0) return { lockedBy: 'client', retryAfterSeconds: clientLock }
    const addressLock = lockedFor(
      await newest(attempts.addressHash, addressHash, perAddress),
      perAddress,
      now,
    )
    if (addressLock > 0) return { lockedBy: 'address', retryAfterSeconds: addressLock }
    const [row] = await transaction
      .insert(attempts)
      .values({ action, addressHash, clientHash, at: now })
      .returning({ id: attempts.id })
    if (!row) throw new Error('The database gave an attempt no id.')
    return { id: row.id }
  })
}

/** A success takes back the failures of this client with this address, not those with others. */
export async function takeBack(db: Queryable, { action, address, client }: Attempt): Promise<void> {
  await db
    .delete(attempts)
    .where(
      and(
        eq(attempts.action, action),
        eq(attempts.addressHash, hashOf(address)),
        eq(attempts.clientHash, hashOf(client)),
      ),
    )
}

/** Takes back an attempt that was not made after all. */
export async function giveBack(db: Queryable, id: number): Promise<void> {
  await db.delete(attempts).where(eq(attempts.id, id))
}

/** Removes what no limit looks at any more. */
export async function removeOldAttempts(db: Queryable, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.at, earlier(now, 2 * windowMs)))
}

async function lock(db: Queryable, name: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** The seconds that a lock still lasts: as long as the window, from the attempt that was one too many; 0 without one. */
function lockedFor(newest: { at: Date }[], limit: number, now: Date): number {
  const last = newest[0]
  const first = newest[limit - 1]
  if (!last || !first || last.at.getTime() - first.at.getTime() > windowMs) return 0
  return Math.max(0, Math.ceil((last.at.getTime() + windowMs - now.getTime()) / 1000))
}

function earlier(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds)
}
