import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { noRefusals, subscriptions } from '@/backend/platform/db/schema/members/subscriptions'

/**
 * Points that end a subscription: three mails in a row to a wrong address, or six to a full or
 * unreachable mailbox, which may recover.
 */
const maxPoints = 6
const wrongAddressPoints = 2
const unreachablePoints = 1

/**
 * SMTP or enhanced status code (RFC 3463) at the end of a text. A wrong address has a code of the
 * address or mailbox, or 550, 551 or 553 alone. Other codes, such as spam (5.7.x), do not count.
 */
const wrongAddress = String.raw`(^| )(55[013]|5\.(1\.([0-6]|9|10)|2\.[014]|4\.[14]))$`
const unreachable = String.raw`(^| )(552|4\d\d|5\.(2\.2|4\.7)|4\.[124]\.\d+)$`

/**
 * Time after which an accepted mail is no longer returned. Mail servers return mail within five
 * days (RFC 5321 §4.5.4.1).
 */
export const returnPeriodMs = 6 * 24 * 3_600_000

/** A failed delivery to a subscriber. */
export interface Refusal {
  subscriptionId: number
  /** SMTP or enhanced status code, at the end. */
  code: string
  /** Text of the mail server, or the code. */
  text: string
}

/** Counts failed deliveries that the address caused. A subscription with too many in a row ends. */
export async function countRefusals(db: Queryable, refusals: readonly Refusal[], now: Date): Promise<void> {
  if (refusals.length === 0) return
  const refusal = sql`jsonb_to_recordset(${JSON.stringify(refusals)}::jsonb)
    AS refusal("subscriptionId" int, code text, text text)`
  const points = sql`CASE WHEN refusal.code ~ ${wrongAddress} THEN ${wrongAddressPoints}::int
    WHEN refusal.code ~ ${unreachable} THEN ${unreachablePoints}::int ELSE 0 END`
  await db.execute(sql`
    UPDATE ${subscriptions} AS subscription SET
      refusals = subscription.refusals + failures.points, refused_at = ${now.toISOString()},
      refusal = failures.text, accepted_at = NULL,
      state = CASE WHEN subscription.state = 'confirmed' AND subscription.refusals + failures.points >= ${maxPoints}
        THEN 'refused' ELSE subscription.state END
    FROM (SELECT "subscriptionId" AS id, max(text) AS text, sum(${points}) AS points FROM ${refusal} GROUP BY 1) AS failures
    WHERE subscription.id = failures.id AND failures.points > 0`)
}

/** Resets the count of failed deliveries after an accepted mail that was not returned. */
export async function resetRefusals(db: Queryable, now: Date): Promise<void> {
  await db
    .update(subscriptions)
    .set(noRefusals)
    .where(
      and(eq(subscriptions.state, 'confirmed'), lt(subscriptions.acceptedAt, new Date(now.getTime() - returnPeriodMs))),
    )
}
