import { and, eq, inArray, sql } from 'drizzle-orm'
import { dispatches } from '@/backend/platform/db/schema/members/newsletters'
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
  const [row] = await db.select().from(subscriptions).where(parseKey(serverKey, mailedKey).condition)
  if (!row) throw new SubscriptionKeyError()
  return row
}

/** @throws SubscriptionKeyError */
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
    .where(parseKey(serverKey, mailedKey).condition)
    .returning()
  if (!row) throw new SubscriptionKeyError()
  return row
}

/**
 * Deletes a subscription, also one to a refused address. No-op if it has ended already. A key from
 * a letter of a dispatch counts in this dispatch.
 * @throws SubscriptionKeyError for an unknown key
 */
export async function endSubscription(
  { db, serverKey }: SubscriptionServices,
  mailedKey: SubscriptionKey,
): Promise<void> {
  const { condition, dispatchId } = parseKey(serverKey, mailedKey, ['confirmed', 'refused'])
  if (dispatchId === null) {
    await db.delete(subscriptions).where(condition)
    return
  }
  const isDispatch = eq(dispatches.id, dispatchId)
  await db.transaction(async (transaction) => {
    // The job that sends also locks the dispatch first, then subscriptions.
    await transaction.select({ id: dispatches.id }).from(dispatches).where(isDispatch).for('update')
    const endedSubscriptions = await transaction
      .delete(subscriptions)
      .where(condition)
      .returning({ id: subscriptions.id })
    if (endedSubscriptions.length === 0) return
    await transaction
      .update(dispatches)
      .set({ unsubscribed: sql`${dispatches.unsubscribed} + 1` })
      .where(isDispatch)
  })
}

/** @throws SubscriptionKeyError for an unknown key */
function parseKey(
  serverKey: string,
  { list, key }: SubscriptionKey,
  states: SubscriptionRow['state'][] = ['confirmed'],
) {
  const parsedKey = readSettingsKey(serverKey, key)
  if (!parsedKey) throw new SubscriptionKeyError()
  const { id, seed, dispatchId } = parsedKey
  const condition = and(
    eq(subscriptions.id, id),
    eq(subscriptions.seed, seed),
    eq(subscriptions.list, list),
    inArray(subscriptions.state, states),
  )
  return { condition, dispatchId }
}
