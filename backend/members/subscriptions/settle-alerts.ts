import { sql } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/client'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { returnedMailPrefix } from '@/lib/contract/administration/outbox'
import { countRefusals, type Refusal, returnPeriodMs } from './count-refusals'

/**
 * Counts the job alerts that failed since the last counted failure, and records the acceptance of
 * the next one. The period excludes alerts that were counted before a reset.
 */
export async function settleAlerts(db: Database, now: Date): Promise<void> {
  const periodStart = new Date(now.getTime() - returnPeriodMs).toISOString()
  const endedAlertCondition = (state: 'sent' | 'failed') => sql`
    subscription.list = 'job-alerts' AND mail.recipient = subscription.email
    AND mail.template = 'job-alert' AND mail.state = ${state}
    AND mail.ended_at > greatest(${periodStart}::timestamptz, subscription.refused_at, subscription.confirmed_at)`
  await db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<Refusal & Record<string, unknown>>(sql`
      SELECT subscription.id AS "subscriptionId", mail.problem AS code, split_part(mail.problem, ': ', 2) AS text
      FROM ${subscriptions} AS subscription JOIN ${outbox} AS mail ON ${endedAlertCondition('failed')}
      WHERE NOT starts_with(mail.problem, ${returnedMailPrefix}) AND (mail.data ->> 'subscription')::int = subscription.id
      FOR UPDATE OF subscription`)
    await countRefusals(transaction, rows, now)
    await transaction.execute(sql`
      UPDATE ${subscriptions} AS subscription SET accepted_at = ${now.toISOString()} FROM ${outbox} AS mail
      WHERE ${endedAlertCondition('sent')} AND subscription.refusals > 0 AND subscription.accepted_at IS NULL`)
  })
}
