import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/client'
import { dispatches, dispatchLetters } from '@/backend/platform/db/schema/members/newsletters'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { countRefusals } from '../subscriptions/count-refusals'
import type { DeliveryReport } from './parse-delivery-report'

/**
 * Records that a letter of a dispatch was returned: the letter counts as refused, and the
 * subscription may end. Other mails and a second report of a letter change nothing.
 */
export async function recordReturn(db: Database, report: DeliveryReport, now: Date): Promise<void> {
  const { key, code, diagnostic } = report
  await db.transaction(async (transaction) => {
    const [letter] = await transaction
      .select({ dispatchId: dispatchLetters.dispatchId, subscriptionId: dispatchLetters.subscriptionId })
      .from(dispatchLetters)
      .innerJoin(outbox, eq(outbox.id, dispatchLetters.outboxId))
      .where(eq(outbox.key, key))
    if (!letter) return
    const { dispatchId, subscriptionId } = letter
    // The same lock as that of the job that settles letters.
    await transaction
      .select({ id: dispatches.id })
      .from(dispatches)
      .where(eq(dispatches.id, dispatchId))
      .for('update')
    const isLetter = and(
      eq(dispatchLetters.dispatchId, dispatchId),
      eq(dispatchLetters.subscriptionId, subscriptionId),
    )
    const [delivered] = await transaction
      .select({ state: dispatchLetters.state })
      .from(dispatchLetters)
      .where(and(isLetter, inArray(dispatchLetters.state, ['queued', 'sent'])))
    if (!delivered) return
    await transaction.update(dispatchLetters).set({ state: 'refused' }).where(isLetter)
    const sent = delivered.state === 'sent' ? 1 : 0
    await transaction
      .update(dispatches)
      .set({ sent: sql`${dispatches.sent} - ${sent}`, refused: sql`${dispatches.refused} + 1` })
      .where(eq(dispatches.id, dispatchId))
    await countRefusals(transaction, [{ subscriptionId, code, text: diagnostic || code }], now)
  })
}
