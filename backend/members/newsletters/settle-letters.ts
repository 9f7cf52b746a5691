import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '@/backend/platform/db/client'
import { dispatches, dispatchLetters } from '@/backend/platform/db/schema/members/newsletters'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'

/** Issues in a row that a mail server refuses for good before the subscription ends. */
const maxRefusals = 3

/**
 * Refusals that are about the address (RFC 3463): bad addresses and mailboxes. Those without an
 * enhanced code count if the server gave 550, 551 or 553 before the content. Others, such as spam
 * (5.7.x), say nothing about it.
 */
const addressRefusal = String.raw`^refused: (55[013]$|5\d\d 5\.(1\.([0-6]|9|10)|2\.[0124])$)`

/**
 * Records the outcome of letters whose mails have ended in the outbox, and counts it in the
 * dispatch. Letters without a mail were withdrawn when they were to leave. Accepted letters reset
 * the refusals of their subscription; the last permitted refusal of the address ends it.
 */
export async function settleLetters(db: Transaction, dispatchId: number): Promise<void> {
  await db.execute(sql`
    WITH ended AS (
      SELECT letter.subscription_id, CASE
          WHEN mail.id IS NULL THEN 'skipped'
          WHEN mail.state = 'sent' THEN 'sent'
          WHEN mail.problem LIKE 'refused: 5%' THEN 'refused'
          ELSE 'failed' END AS state,
        coalesce(mail.problem ~ ${addressRefusal}, false) AS is_about_address
      FROM ${dispatchLetters} AS letter LEFT JOIN ${outbox} AS mail ON mail.id = letter.outbox_id
      WHERE letter.dispatch_id = ${dispatchId} AND letter.state = 'queued'
        AND (mail.id IS NULL OR mail.state <> 'waiting')
    ),
    settled AS (
      UPDATE ${dispatchLetters} AS letter SET state = ended.state FROM ended
      WHERE letter.dispatch_id = ${dispatchId} AND letter.subscription_id = ended.subscription_id
    ),
    judged AS (
      UPDATE ${subscriptions} AS subscription SET
        refusals = CASE WHEN ended.state = 'sent' THEN 0 ELSE subscription.refusals + 1 END,
        state = CASE
          WHEN ended.is_about_address AND subscription.state = 'confirmed'
            AND subscription.refusals + 1 >= ${maxRefusals} THEN 'refused'
          ELSE subscription.state END
      FROM ended WHERE subscription.id = ended.subscription_id
        AND (ended.is_about_address OR (ended.state = 'sent' AND subscription.refusals > 0))
    )
    UPDATE ${dispatches} AS dispatch SET
      sent = dispatch.sent + number.sent, refused = dispatch.refused + number.refused,
      failed = dispatch.failed + number.failed, skipped = dispatch.skipped + number.skipped
    FROM (
      SELECT count(*) FILTER (WHERE state = 'sent') AS sent, count(*) FILTER (WHERE state = 'refused') AS refused,
        count(*) FILTER (WHERE state = 'failed') AS failed, count(*) FILTER (WHERE state = 'skipped') AS skipped
      FROM ended
    ) AS number
    WHERE dispatch.id = ${dispatchId}`)
}

/** Returns true if the mails of some letters of a dispatch have not ended. */
export async function hasOpenLetters(db: Transaction, dispatchId: number): Promise<boolean> {
  const rows = await db
    .select({ id: dispatchLetters.subscriptionId })
    .from(dispatchLetters)
    .where(and(eq(dispatchLetters.dispatchId, dispatchId), eq(dispatchLetters.state, 'queued')))
    .limit(1)
  return rows.length > 0
}
