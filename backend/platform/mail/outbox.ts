import { and, count, eq, gt, isNotNull, lt, ne, sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/common/locale'
import type { Database, Queryable } from '../db/client'
import { outboxChannel } from '../db/notifications/signal'
import { settings } from '../db/schema/library/settings'
import type { Mail } from '../db/schema/operations/mail-data'
import { type OutboxRow, outbox } from '../db/schema/operations/outbox'
import { recordFirstDelivery } from './record-first-delivery'

export const endedRetentionMs = 14 * 24 * 3_600_000

/** SQL condition on the outbox: the last attempt reached no mail server. */
export const isServerMissing = sql`split_part(${outbox.problem}, ': ', 1) IN ('unreachable', 'unencrypted')`

/** Problem of a mail that waits until its dispatch continues. */
export const suspendedProblem = 'suspended'

/** A mail claimed by this worker, with its template data. */
export type ClaimedMail = OutboxRow & { data: NonNullable<OutboxRow['data']> }

/**
 * Queues a mail, which is sent after the transaction commits. It is in the reader's language unless
 * the settings choose one language for all mails; `data` is created in this language. Its links
 * must be built from SITE_URL, never from a request.
 * @returns its id in the outbox
 * @throws database error for a `to` that is not one plain address
 */
export async function enqueueMail(db: Queryable, mail: Mail): Promise<number> {
  const { to, template, namedAccounts, dueAt } = mail
  const locale = await chooseLocale(db, mail.locale)
  const data = typeof mail.data === 'function' ? await mail.data(locale) : mail.data
  const values = { recipient: to, template, data: { ...data, namedAccounts }, locale, dueAt }
  const [row] = await db.insert(outbox).values(values).returning({ id: outbox.id })
  if (!row) throw new Error('The database returned no id for the mail.')
  return row.id
}

async function chooseLocale(db: Queryable, readerLocale: Locale): Promise<Locale> {
  const [row] = await db.select({ languages: settings.mailLanguages }).from(settings)
  return !row || row.languages === 'both' ? readerLocale : row.languages
}

/**
 * Claims the next due mail, new mails first; null if none is due. The claim ends with the lease, so
 * that another worker takes the mail after a crash. Holds no lock.
 */
export async function claimMail(
  db: Database,
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<ClaimedMail | null> {
  const nextMail = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(sql`${outbox.state} = 'waiting' and (${outbox.dueAt} is null or ${outbox.dueAt} <= ${now.toISOString()})`)
    .orderBy(sql`${outbox.dueAt} asc nulls first`, outbox.id)
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, problem: null, dueAt: new Date(now.getTime() + leaseMs) })
    .where(eq(outbox.id, sql`(${nextMail})`))
    .returning()
  return row?.data ? { ...row, data: row.data } : null
}

/** Finds the first due time of a waiting mail after `time`; null without such a mail. */
export async function findNextDueTime(db: Queryable, time: Date): Promise<Date | null> {
  const [row] = await db
    .select({ dueAt: outbox.dueAt })
    .from(outbox)
    .where(and(eq(outbox.state, 'waiting'), gt(outbox.dueAt, time)))
    // In the order of the index.
    .orderBy(sql`${outbox.dueAt} asc nulls first`)
    .limit(1)
  return row?.dueAt ?? null
}

/** Extends a lease. @returns false if the mail has ended or belongs to another worker */
export async function renewLease(db: Database, mail: ClaimedMail, dueAt: Date): Promise<boolean> {
  const rows = await db.update(outbox).set({ dueAt }).where(isHeldCondition(mail)).returning({ id: outbox.id })
  return rows.length > 0
}

/**
 * Marks a mail as sent, deletes its data, and records the first delivery to a server. Applies also
 * to a mail that another worker holds: the lease may have ended before the delivery was recorded.
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
    if (isByServer) await recordFirstDelivery(transaction, now)
  })
}

/** Marks a claimed mail as failed; its data remains for a retry. */
export async function endFailedMail(
  db: Database,
  mail: ClaimedMail,
  { now, problem }: { now: Date; problem: string },
): Promise<void> {
  await db.update(outbox).set({ dueAt: null, problem, state: 'failed', endedAt: now }).where(isHeldCondition(mail))
}

/** Deletes a claimed mail that must not be sent any more. */
export async function deleteHeldMail(db: Database, mail: ClaimedMail): Promise<void> {
  await db.delete(outbox).where(isHeldCondition(mail))
}

/** Postpones a claimed mail. `deferredAt` is the first attempt that reached a server. */
export async function postponeMail(
  db: Database,
  mail: ClaimedMail,
  postponement: Pick<OutboxRow, 'problem'> & { dueAt: Date; deferredAt?: Date | null },
): Promise<void> {
  await db.update(outbox).set(postponement).where(isHeldCondition(mail))
}

/**
 * Makes a failed or postponed mail due at once; a server may defer it for days again. A mail held
 * by a worker, or about to be taken, is unchanged.
 * @returns `forgotten` for a sent mail, whose data is deleted; `unwanted` without its reader
 */
export async function retryMail(db: Queryable, id: number): Promise<'due' | 'forgotten' | 'missing' | 'unwanted'> {
  const [mail] = await db.select().from(outbox).where(eq(outbox.id, id)).for('update')
  if (!mail) return 'missing'
  if (!mail.data) return 'forgotten'
  if (await hasEndedSubscription(db, mail)) return 'unwanted'
  if (mail.problem !== null) {
    await db
      .update(outbox)
      .set({ state: 'waiting', dueAt: null, endedAt: null, deferredAt: null })
      .where(eq(outbox.id, id))
    await db.execute(sql`SELECT pg_notify(${outboxChannel}, '')`)
  }
  return 'due'
}

/** SQL condition on the outbox: a mail to a subscriber who has unsubscribed since. */
export const isUnsubscribed = sql`(${outbox.data} ->> 'subscription' IS NOT NULL AND NOT EXISTS (SELECT FROM subscriptions
  WHERE id = (${outbox.data} ->> 'subscription')::int AND state = 'confirmed'))`

export async function hasEndedSubscription(db: Queryable, { id }: Pick<OutboxRow, 'id'>): Promise<boolean> {
  const isThisMail = eq(outbox.id, id)
  const rows = await db.select().from(outbox).where(and(isThisMail, isUnsubscribed))
  return rows.length > 0
}

/** Waiting mails, new or postponed. Those of a stopped dispatch are not included. */
export interface WaitingMails {
  count: number
  /** Number of mails that a reachable server defers for their recipient. */
  deferredCount: number
  /** Time since which the oldest of the others waits; null if none does. */
  oldestAt: Date | null
}

export async function countWaitingMails(db: Queryable, now: Date): Promise<WaitingMails> {
  // Replies about a mailbox. A server that defers all mails uses other codes, also for the sender.
  const isDeferred = sql`coalesce(${outbox.problem} ~ '^postponed: 4\\d\\d 4\\.(1\\.[^78]|2\\.)|^postponed: 450$', false)`
  // A mail without a problem waits since it is due. Before that it is in an attempt or planned.
  const waitsSince = sql`CASE WHEN ${outbox.problem} IS NOT NULL THEN ${outbox.createdAt}
    WHEN ${outbox.dueAt} IS NULL THEN ${outbox.createdAt}
    WHEN ${outbox.dueAt} <= ${now.toISOString()}::timestamptz THEN ${outbox.dueAt} END`
  const [row] = await db
    .select({
      count: count(),
      deferredCount: sql<number>`count(*) FILTER (WHERE ${isDeferred})`.mapWith(Number),
      oldestAt: sql<Date | null>`min(${waitsSince}) FILTER (WHERE NOT ${isDeferred})`.mapWith(outbox.createdAt),
    })
    .from(outbox)
    .where(sql`${outbox.state} = 'waiting' AND ${outbox.problem} IS DISTINCT FROM ${suspendedProblem}`)
  return row ?? { count: 0, deferredCount: 0, oldestAt: null }
}

/** Deletes mails that ended before `time`. */
export async function deleteEndedMails(db: Database, time: Date): Promise<void> {
  await db.delete(outbox).where(and(ne(outbox.state, 'waiting'), isNotNull(outbox.endedAt), lt(outbox.endedAt, time)))
}

/** Condition for a mail that this worker still holds. */
function isHeldCondition({ id, attempts }: ClaimedMail) {
  return and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.state, 'waiting'))
}
