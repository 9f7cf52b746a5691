import { and, eq, inArray, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { noRefusals, subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { profileConsentVersion } from '@/lib/contract/forms/subscription'
import { createSecret } from '../secrets/secret'

const newsletterCondition = (email: string) => and(eq(subscriptions.list, 'newsletter'), eq(subscriptions.email, email))

/** Applies a new name or language of an account to the newsletter that the profile started. */
export async function updateAccountNewsletter(db: Queryable, before: UserRow, after: UserRow): Promise<void> {
  const change = {
    ...(fullName(after) !== fullName(before) && { details: { name: fullName(after) } }),
    ...(after.language !== before.language && { language: after.language }),
  }
  if (Object.keys(change).length === 0) return
  const isByProfile = and(eq(subscriptions.consentVersion, profileConsentVersion), ne(subscriptions.state, 'blocked'))
  await db
    .update(subscriptions)
    .set(change)
    .where(and(newsletterCondition(after.email), isByProfile))
}

/**
 * Moves the newsletter subscription of an account and its waiting mails from the old address to the
 * new one. Keys in mails to the old address expire. If the new address has a subscription or
 * objects to mails, only the old subscription ends. Other lists stay with the old address.
 */
export async function moveNewsletter(
  db: Queryable,
  { oldEmail, newEmail }: { oldEmail: string; newEmail: string },
): Promise<void> {
  const [newsletter] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(newsletterCondition(oldEmail), eq(subscriptions.state, 'confirmed')))
    .for('update')
  if (newsletter) {
    await db
      .delete(subscriptions)
      .where(and(newsletterCondition(newEmail), inArray(subscriptions.state, ['pending', 'refused'])))
    const obstacle = alias(subscriptions, 'obstacle')
    const obstacles = db
      .select({ id: obstacle.id })
      .from(obstacle)
      .where(and(eq(obstacle.email, newEmail), or(eq(obstacle.list, 'newsletter'), eq(obstacle.state, 'blocked'))))
    const movedSubscriptions = await db
      .update(subscriptions)
      .set({
        ...noRefusals,
        email: newEmail,
        seed: createSecret(),
        confirmKeyHash: null,
        confirmExpiresAt: null,
        renewal: null,
      })
      .where(and(eq(subscriptions.id, newsletter.id), notExists(obstacles)))
      .returning({ id: subscriptions.id })
    const issueMailCondition = sql`${outbox.data} ->> 'subscription' = ${String(newsletter.id)}`
    if (movedSubscriptions.length > 0) {
      await db
        .update(outbox)
        .set({ recipient: newEmail })
        .where(and(eq(outbox.state, 'waiting'), eq(outbox.template, 'newsletter-issue'), issueMailCondition))
    }
  }
  await db
    .delete(subscriptions)
    .where(and(newsletterCondition(oldEmail), inArray(subscriptions.state, ['confirmed', 'refused'])))
}
