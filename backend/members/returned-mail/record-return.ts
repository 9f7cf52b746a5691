import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/platform/db/client'
import { dispatches, dispatchLetters } from '@/backend/platform/db/schema/members/newsletters'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { returnedMailPrefix } from '@/lib/contract/administration/outbox'
import { countRefusals } from '../subscriptions/count-refusals'
import type { DeliveryReport } from './parse-delivery-report'

/**
 * Records a returned mail. A letter of a dispatch counts as refused, and the subscription may end.
 * Any other mail is marked as failed in the outbox. No-op for a second report.
 */
export async function recordReturn(db: Database, report: DeliveryReport, now: Date): Promise<void> {
  const { key, code, diagnostic } = report
  await db.transaction(async (transaction) => {
    const [letter] = await transaction
      .select({
        dispatchId: dispatchLetters.dispatchId,
        subscriptionId: dispatchLetters.subscriptionId,
        isCurrentAddress: sql<boolean>`coalesce(${subscriptions.email} = ${outbox.recipient}, false)`,
      })
      .from(dispatchLetters)
      .innerJoin(outbox, eq(outbox.id, dispatchLetters.outboxId))
      .leftJoin(subscriptions, eq(subscriptions.id, dispatchLetters.subscriptionId))
      .where(eq(outbox.key, key))
    if (!letter) {
      await markMailAsFailed(transaction, report, now)
      return
    }
    const { dispatchId, subscriptionId, isCurrentAddress } = letter
    // The job that settles letters takes the same lock.
    await transaction.select({ id: dispatches.id }).from(dispatches).where(eq(dispatches.id, dispatchId)).for('update')
    const letterCondition = and(
      eq(dispatchLetters.dispatchId, dispatchId),
      eq(dispatchLetters.subscriptionId, subscriptionId),
    )
    const [deliveredLetter] = await transaction
      .select({ state: dispatchLetters.state })
      .from(dispatchLetters)
      .where(and(letterCondition, inArray(dispatchLetters.state, ['queued', 'sent'])))
    if (!deliveredLetter) return
    await transaction.update(dispatchLetters).set({ state: 'refused' }).where(letterCondition)
    const sentCount = deliveredLetter.state === 'sent' ? 1 : 0
    await transaction
      .update(dispatches)
      .set({ sent: sql`${dispatches.sent} - ${sentCount}`, refused: sql`${dispatches.refused} + 1` })
      .where(eq(dispatches.id, dispatchId))
    // The subscription may have moved to another address since.
    if (isCurrentAddress) await countRefusals(transaction, [{ subscriptionId, code, text: diagnostic || code }], now)
  })
}

/**
 * Time in which several returned alerts count once. A sent mail has no data that identify its
 * alert, and all alerts of an address are sent in one morning.
 */
const alertPeriodMs = 12 * 3_600_000

/**
 * Marks a sent mail as failed, so that the office sees it in the outbox. A returned job alert also
 * counts as a failed delivery to the address. Returned mail never ends an account.
 */
async function markMailAsFailed(db: Transaction, { key, code, diagnostic }: DeliveryReport, now: Date): Promise<void> {
  const [mail] = await db
    .update(outbox)
    .set({ state: 'failed', problem: returnedMailPrefix + code })
    .where(and(eq(outbox.key, key), eq(outbox.state, 'sent')))
    .returning({ recipient: outbox.recipient, template: outbox.template })
  if (mail?.template !== 'job-alert') return
  const countedBefore = new Date(now.getTime() - alertPeriodMs)
  const alerts = await db
    .select({ subscriptionId: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.list, 'job-alerts'),
        eq(subscriptions.email, mail.recipient),
        or(isNull(subscriptions.refusedAt), lte(subscriptions.refusedAt, countedBefore)),
      ),
    )
    .for('update')
  const refusals = alerts.map((alert) => ({ ...alert, code, text: diagnostic || code }))
  await countRefusals(db, refusals, now)
}
