import { and, eq, inArray, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '@/backend/platform/db/client'
import { noRefusals, subscriptions } from '@/backend/platform/db/schema/members/subscriptions'

/**
 * Moves the newsletter of an account to its new address, and ends it at the old one. A subscription
 * or an objection of the new address stays. Other subscriptions stay with their address.
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
      .where(and(eq(obstacle.list, 'newsletter'), eq(obstacle.email, to)))
    await db
      .update(subscriptions)
      .set({ ...noRefusals, email: to })
      .where(and(eq(subscriptions.id, newsletter.id), notExists(obstacles)))
  }
  await db
    .delete(subscriptions)
    .where(and(newsletterCondition(from), inArray(subscriptions.state, ['confirmed', 'refused'])))
}
