import { and, eq, sql } from 'drizzle-orm'
import { type SubscriptionRow, subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import type { Services } from '@/backend/platform/services'
import type { MailingList, SubscriptionSettings } from '@/lib/contract/forms/subscription'
import { readSettingsKey } from './settings-key'
import { SubscriptionKeyError } from './subscription-key-error'

type SubscriptionServices = Pick<Services, 'db' | 'serverKey'>

/** A mailing list, and the key from one of its mails. */
interface SubscriptionKey {
  list: MailingList
  key: string
}

/**
 * Loads a confirmed subscription by the key in its mails.
 * @throws SubscriptionKeyError
 */
export async function requireSubscription(
  { db, serverKey }: SubscriptionServices,
  mailedKey: SubscriptionKey,
): Promise<SubscriptionRow> {
  const [row] = await db.select().from(subscriptions).where(keyCondition(serverKey, mailedKey))
  if (!row) throw new SubscriptionKeyError()
  return row
}

/**
 * Changes the settings of a subscription.
 * @throws SubscriptionKeyError
 */
export async function changeSubscription(
  { db, serverKey }: SubscriptionServices,
  mailedKey: SubscriptionKey,
  { topics, language, ...details }: SubscriptionSettings,
): Promise<SubscriptionRow> {
  const [row] = await db
    .update(subscriptions)
    // The new details are merged with the stored ones, so the filter of an alert stays.
    .set({
      topics: [...topics],
      language,
      details: sql`${subscriptions.details} || ${JSON.stringify(details)}::jsonb`,
      // Makes the alert due, so that ads that wait for the next digest are sent immediately.
      ...('frequency' in details && details.frequency === 'immediately' && { lookedAt: null }),
    })
    .where(keyCondition(serverKey, mailedKey))
    .returning()
  if (!row) throw new SubscriptionKeyError()
  return row
}

/**
 * Deletes a subscription. No-op if it has ended already.
 * @throws SubscriptionKeyError for an unknown key
 */
export async function endSubscription(
  { db, serverKey }: SubscriptionServices,
  mailedKey: SubscriptionKey,
): Promise<void> {
  await db.delete(subscriptions).where(keyCondition(serverKey, mailedKey))
}

function keyCondition(serverKey: string, { list, key }: SubscriptionKey) {
  const parsedKey = readSettingsKey(serverKey, key)
  if (!parsedKey) throw new SubscriptionKeyError()
  return and(
    eq(subscriptions.id, parsedKey.id),
    eq(subscriptions.seed, parsedKey.seed),
    eq(subscriptions.list, list),
    eq(subscriptions.state, 'confirmed'),
  )
}
