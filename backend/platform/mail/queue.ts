import { and, count, eq, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../db/client'
import { outboxChannel } from '../db/notifications/signal'
import { type OutboxRow, outbox } from '../db/schema/operations/outbox'
import { noteDelivery } from './note-delivery'

/** How long mails that were sent or given up are kept. */
export const keepEndedMs = 14 * 24 * 3_600_000

/** A mail that this worker has, with what the template needs. */
export type ClaimedMail = OutboxRow & { data: NonNullable<OutboxRow['data']> }

/**
 * Takes the next mail that is due, new ones first, for this worker alone until the lease ends: if the worker crashes,
 * another takes it then. Nothing is locked meanwhile. Null when nothing is due.
 */
export async function claimMail(
  db: Database,
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<ClaimedMail | null> {
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      sql`${outbox.state} = 'waiting' and (${outbox.dueAt} is null or ${outbox.dueAt} <= ${now.toISOString()})`,
    )
    .orderBy(sql`${outbox.dueAt} asc nulls first`, outbox.id)
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, problem: null, dueAt: new Date(now.getTime() + leaseMs) })
    .where(eq(outbox.id, sql`(${next})`))
    .returning()
  return row?.data ? { ...row, data: row.data } : null
}

/** Keeps a claimed mail for longer. @returns false when it is no longer this worker's, or has ended */
export async function renewLease(db: Database, mail: ClaimedMail, dueAt: Date): Promise<boolean> {
  const rows = await db.update(outbox).set({ dueAt }).where(isStillMine(mail)).returning({ id: outbox.id })
  return rows.length > 0
}

/**
 * Ends a mail that was sent, and deletes its data; where a mail server took it, that is noted at the same moment. Another worker that
 * holds the mail by now need not send it: a lease may have ended before the delivery could be recorded.
 */
export async function endSentMail(
  db: Database,
  { id }: ClaimedMail,
  { now, isByServer }: { now: Date; isByServer: boolean },
): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction
      .update(outbox)
      .set({ data: null, dueAt: null, problem: null, state: 'sent', endedAt: now })
      .where(and(eq(outbox.id, id), eq(outbox.state, 'waiting')))
    if (isByServer) await noteDelivery(transaction, now)
  })
}

/** Gives a claimed mail up. What it said stays with it, so that it can be tried again. */
export async function endFailedMail(
  db: Database,
  mail: ClaimedMail,
  { now, problem }: { now: Date; problem: string },
): Promise<void> {
  await db
    .update(outbox)
    .set({ dueAt: null, problem, state: 'failed', endedAt: now })
    .where(isStillMine(mail))
}

/** Puts a claimed mail back until a later time. */
export async function postponeMail(
  db: Database,
  mail: ClaimedMail,
  { dueAt, problem }: { dueAt: Date; problem: string },
): Promise<void> {
  await db.update(outbox).set({ dueAt, problem }).where(isStillMine(mail))
}

/**
 * Has a mail tried at once that was given up or is put back. One that a worker has, or is about to take, is left alone.
 * @returns `forgotten` for one whose data is gone, since it was sent
 */
export async function retryMail(db: Queryable, id: number): Promise<'due' | 'forgotten' | 'missing'> {
  const [mail] = await db.select().from(outbox).where(eq(outbox.id, id)).for('update')
  if (!mail) return 'missing'
  if (!mail.data) return 'forgotten'
  if (mail.problem !== null) {
    await db.update(outbox).set({ state: 'waiting', dueAt: null, endedAt: null }).where(eq(outbox.id, id))
    await db.execute(sql`SELECT pg_notify(${outboxChannel}, '')`)
  }
  return 'due'
}

/** The mails that wait to be sent, whether for the first time or after a failure. */
export interface WaitingMails {
  count: number
  /** When the oldest one was written; null when none waits. */
  oldestAt: Date | null
}

/** Counts the mails that wait. */
export async function countWaitingMails(db: Queryable): Promise<WaitingMails> {
  const [row] = await db
    .select({
      count: count(),
      oldestAt: sql<Date | null>`min(${outbox.createdAt})`.mapWith(outbox.createdAt),
    })
    .from(outbox)
    .where(eq(outbox.state, 'waiting'))
  return row ?? { count: 0, oldestAt: null }
}

/** Removes what ended before a time. */
export async function removeEndedMails(db: Database, before: Date): Promise<void> {
  await db
    .delete(outbox)
    .where(and(ne(outbox.state, 'waiting'), isNotNull(outbox.endedAt), lt(outbox.endedAt, before)))
}

/** False once the lease ended and another worker took the mail. */
function isStillMine({ id, attempts }: ClaimedMail) {
  return and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.state, 'waiting'))
}
