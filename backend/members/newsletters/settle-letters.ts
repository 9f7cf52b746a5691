import { and, eq, inArray, lt, not, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/backend/platform/db/client'
import { isAnyOf } from '@/backend/platform/db/is-any-of'
import { dispatches, dispatchLetters } from '@/backend/platform/db/schema/members/newsletters'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { ConflictError } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import { countRefusals, type Refusal } from '../subscriptions/count-refusals'
import { findLetter } from './compose-dispatched-mail'
import { endDispatches } from './dispatch-states'

/**
 * Records the outcomes of letters whose mails were sent or failed, and adds them to the counts of
 * the dispatch. A letter without a mail was skipped: its reader was no longer entitled to the mail.
 */
export async function settleLetters(db: Transaction, dispatchId: number, now: Date): Promise<void> {
  const { rows: refusals } = await db.execute<Refusal & Record<string, unknown>>(sql`
    WITH outcomes AS (
      SELECT letter.subscription_id, mail.problem, CASE
          WHEN mail.id IS NULL THEN 'skipped'
          WHEN mail.state = 'sent' THEN 'sent'
          WHEN mail.problem LIKE 'refused: 5%' THEN 'refused'
          ELSE 'failed' END AS state
      FROM ${dispatchLetters} AS letter LEFT JOIN ${outbox} AS mail ON mail.id = letter.outbox_id
      WHERE letter.dispatch_id = ${dispatchId} AND letter.state = 'queued'
        AND (mail.id IS NULL OR mail.state <> 'waiting')
    ),
    updated_letters AS (
      UPDATE ${dispatchLetters} AS letter SET state = outcomes.state FROM outcomes
      WHERE letter.dispatch_id = ${dispatchId} AND letter.subscription_id = outcomes.subscription_id
    ),
    updated_subscriptions AS (
      UPDATE ${subscriptions} AS subscription SET accepted_at = ${now.toISOString()}
      FROM outcomes WHERE subscription.id = outcomes.subscription_id AND outcomes.state = 'sent'
        AND subscription.refusals > 0 AND subscription.accepted_at IS NULL
    ),
    updated_dispatch AS (
      UPDATE ${dispatches} AS dispatch SET
        sent = dispatch.sent + counts.sent, refused = dispatch.refused + counts.refused,
        failed = dispatch.failed + counts.failed, skipped = dispatch.skipped + counts.skipped
      FROM (
        SELECT count(*) FILTER (WHERE state = 'sent') AS sent, count(*) FILTER (WHERE state = 'refused') AS refused,
          count(*) FILTER (WHERE state = 'failed') AS failed, count(*) FILTER (WHERE state = 'skipped') AS skipped
        FROM outcomes
      ) AS counts
      WHERE dispatch.id = ${dispatchId}
    )
    SELECT subscription_id AS "subscriptionId", problem AS code,
      split_part(problem, ': ', 2) AS text FROM outcomes
    WHERE state IN ('refused', 'failed')`)
  await countRefusals(db, refusals, now)
}

/**
 * Queues the letter of a failed mail again, and subtracts its failure from the counts of the
 * dispatch. No-op for other mails.
 * @throws ConflictError if the dispatch is stopped or the reader is no longer entitled to the mail
 */
export async function requeueLetter(db: Queryable, outboxId: number): Promise<void> {
  const letterCondition = eq(dispatchLetters.outboxId, outboxId)
  const dispatchIds = db.select({ id: dispatchLetters.dispatchId }).from(dispatchLetters).where(letterCondition)
  // The job that settles letters takes the same lock.
  await db.select({ id: dispatches.id }).from(dispatches).where(inArray(dispatches.id, dispatchIds)).for('update')
  const [row] = await db
    .select({ letter: dispatchLetters, problem: outbox.problem, recipient: outbox.recipient })
    .from(dispatchLetters)
    .innerJoin(outbox, eq(outbox.id, dispatchLetters.outboxId))
    .where(letterCondition)
  if (!row?.problem) return
  const { dispatchId, subscriptionId, state } = row.letter
  const letterIds = { dispatch: dispatchId, subscription: subscriptionId }
  const letter = await findLetter(db, { ids: letterIds, recipient: row.recipient })
  if (letter === null || letter === 'suspended') throw new ConflictError('mailUnwanted')
  if (state !== 'refused' && state !== 'failed') return
  const counts = { [state]: sql`${dispatches[state]} - 1` }
  await db.update(dispatches).set(counts).where(eq(dispatches.id, dispatchId))
  await db.update(dispatchLetters).set({ state: 'queued' }).where(letterCondition)
}

/** SQL condition on a dispatch: some of its mails are not sent yet. */
export const queuedLettersCondition = sql`EXISTS (SELECT FROM dispatch_letters AS letter
  WHERE letter.dispatch_id = ${dispatches.id} AND letter.state = 'queued')`

/** Returns true if some mails of a dispatch are not sent yet. */
export async function hasQueuedLetters(db: Transaction, dispatchId: number): Promise<boolean> {
  const rows = await db
    .select({ id: dispatches.id })
    .from(dispatches)
    .where(and(eq(dispatches.id, dispatchId), queuedLettersCondition))
  return rows.length > 0
}

/** SQL condition on a dispatch: since a time, it has been started or has queued letters. */
const wasActiveSince = (time: Date) => sql`(${dispatches.startedAt} >= ${time.toISOString()} OR EXISTS (
  SELECT FROM dispatch_letters AS letter
  WHERE letter.dispatch_id = ${dispatches.id} AND letter.queued_at >= ${time.toISOString()}))`

/** Retention of letters after the end of their dispatch. The dispatch keeps the counts. */
const retentionMs = 90 * 24 * 3_600_000

/**
 * Removes the letters of dispatches that ended over 90 days ago. Before that, ends the stopped
 * dispatches without activity in this time.
 */
export async function removeOldLetters({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const endedBefore = new Date(now.getTime() - retentionMs)
  await db.transaction(async (transaction) => {
    const abandonedDispatches = await transaction
      .select({ id: dispatches.id })
      .from(dispatches)
      .where(and(eq(dispatches.state, 'stopped'), not(wasActiveSince(endedBefore))))
      .for('update')
    const ids = abandonedDispatches.map(({ id }) => id)
    await endDispatches(transaction, ids, now)
    await transaction.delete(dispatchLetters).where(isAnyOf(dispatchLetters.dispatchId, ids))
  })
  const oldDispatches = db
    .select({ id: dispatches.id })
    .from(dispatches)
    .where(and(eq(dispatches.state, 'done'), lt(dispatches.endedAt, endedBefore)))
  await db.delete(dispatchLetters).where(inArray(dispatchLetters.dispatchId, oldDispatches))
}
