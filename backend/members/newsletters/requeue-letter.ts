import { eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { dispatches, dispatchLetters } from '@/backend/platform/db/schema/members/newsletters'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { ConflictError } from '@/backend/platform/errors'
import { findLetter } from './compose-dispatched-mail'

/**
 * Queues the letter of a failed mail again and takes back its count. No-op for other mails.
 * @throws ConflictError if the dispatch is stopped or the reader is no longer entitled to the mail
 */
export async function requeueLetter(db: Queryable, outboxId: number): Promise<void> {
  const letterCondition = eq(dispatchLetters.outboxId, outboxId)
  const ids = db.select({ id: dispatchLetters.dispatchId }).from(dispatchLetters).where(letterCondition)
  // The job that settles letters takes the same lock.
  await db.select({ id: dispatches.id }).from(dispatches).where(inArray(dispatches.id, ids)).for('update')
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
