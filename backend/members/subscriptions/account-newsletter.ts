import { and, eq, inArray } from 'drizzle-orm'
import { isBlockedAddress } from '@/backend/accounts/addresses/blocked-address'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { noRefusals, type SubscriptionRow, subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { listTopics, profileConsentVersion } from '@/lib/contract/forms/subscription'
import { createSeed } from './settings-key'

/**
 * Subscribes the address of an account to the newsletter, or ends the subscription. Sends no
 * confirmation mail, because the address of an account is verified. Replaces the content of a
 * pending request, which anyone can make for the address.
 * @returns false if the address gets no newsletter, as requested from the office
 */
export async function setAccountNewsletter(
  db: Queryable,
  user: UserRow,
  { isWanted, now }: { isWanted: boolean; now: Date },
): Promise<boolean> {
  if (!isWanted) {
    await endAccountNewsletter(db, user)
    return true
  }
  if (await isBlockedAddress(db, user.email)) return false
  const values = {
    ...noRefusals,
    state: 'confirmed' as const,
    language: user.language,
    topics: [...listTopics.newsletter],
    details: { name: fullName(user) },
    consentVersion: profileConsentVersion,
    requestedAt: now,
    requestedFrom: null,
    confirmedAt: now,
    confirmedFrom: null,
    confirmKeyHash: null,
    confirmExpiresAt: null,
    renewal: null,
  }
  await db
    .insert(subscriptions)
    .values({ list: 'newsletter', email: user.email, seed: createSeed(), ...values })
    .onConflictDoUpdate({
      target: [subscriptions.list, subscriptions.email, subscriptions.subject],
      set: values,
      setWhere: inArray(subscriptions.state, ['pending', 'refused']),
    })
  return hasNewsletter(db, user.email)
}

/** Ends the newsletter of the address of an account, also if its mails were refused. */
export async function endAccountNewsletter(db: Queryable, { email }: Pick<UserRow, 'email'>): Promise<void> {
  await db.delete(subscriptions).where(newsletterCondition(email, ['confirmed', 'refused']))
}

export async function hasNewsletter(db: Queryable, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(newsletterCondition(email, ['confirmed']))
  return rows.length > 0
}

function newsletterCondition(email: string, states: SubscriptionRow['state'][]) {
  return and(eq(subscriptions.list, 'newsletter'), eq(subscriptions.email, email), inArray(subscriptions.state, states))
}
