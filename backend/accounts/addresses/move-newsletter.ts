import { and, eq, inArray, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '@/backend/platform/db/client'
import { noRefusals, subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { createSecret } from '../secrets/secret'

/**
 * Moves the newsletter of an account to its new address, with the mails that wait, and ends it at
 * the old one. Keys in mails to the old address expire. A subscription or an objection of the new
 * address stays. Other subscriptions stay with their address.
 */
export async function moveNewsletter(db: Queryable, { from, to }: { from: string; to: string }): Promise<void> {
  const newsletterCondition = (email: string) =>
    and(eq(subscriptions.list, 'newsletter'), eq(subscriptions.email, email))
  const [newsletter] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(newsletterCondition(from), eq(subscriptions.state, 'confirmed')))
    .for('update')
  if (newsletter) {
    await db
      .delete(subscriptions)
      .where(and(newsletterCondition(to), inArray(subscriptions.state, ['pending', 'refused'])))
    const obstacle = alias(subscriptions, 'obstacle')
    const obstacles = db
      .select({ id: obstacle.id })
      .from(obstacle)
      .where(and(eq(obstacle.email, to), or(eq(obstacle.list, 'newsletter'), eq(obstacle.state, 'blocked'))))
    const movedSubscriptions = await db
      .update(subscriptions)
      .set({
        ...noRefusals,
        email: to,
        seed: createSecret(),
        confirmKeyHash: null,
        confirmExpiresAt: null,
        renewal: null,
      })
      .where(and(eq(subscriptions.id, newsletter.id), notExists(obstacles)))
      .returning({ id: subscriptions.id })
    const isLetter = sql`${outbox.data} ->> 'subscription' = ${String(newsletter.id)}`
    if (movedSubscriptions.length > 0) {
      await db
        .update(outbox)
        .set({ recipient: to })
        .where(and(eq(outbox.state, 'waiting'), eq(outbox.template, 'newsletter-issue'), isLetter))
    }
  }
  await db
    .delete(subscriptions)
    .where(and(newsletterCondition(from), inArray(subscriptions.state, ['confirmed', 'refused'])))
}
