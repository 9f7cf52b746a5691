import { and, eq, gt } from 'drizzle-orm'
import { isBlockedAddress } from '@/backend/accounts/addresses/blocked-address'
import { isSecret, toSha256 } from '@/backend/accounts/secrets/secret'
import { noRefusals, type SubscriptionRow, subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import type { Services } from '@/backend/platform/services'
import type { MailingList } from '@/lib/contract/forms/subscription'
import { mailPressOffice, mailSubscriber } from './mails'
import { SubscriptionKeyError } from './subscription-key-error'

/**
 * Confirms a subscription by a mailed key. A repeated request has the same result as long as the
 * key is valid.
 * @throws SubscriptionKeyError
 */
export async function confirmSubscription(
  services: Pick<Services, 'db' | 'env' | 'clock' | 'serverKey'>,
  { list, key, client }: { list: MailingList; key: string; client: string },
): Promise<SubscriptionRow> {
  if (!isSecret(key)) throw new SubscriptionKeyError()
  const now = services.clock()
  return services.db.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.list, list),
          eq(subscriptions.confirmKeyHash, toSha256(key)),
          gt(subscriptions.confirmExpiresAt, now),
        ),
      )
      .for('update')
    if (!row || (await isBlockedAddress(transaction, row.email))) throw new SubscriptionKeyError()
    const { renewal } = row
    if (row.state === 'confirmed' && renewal === null) return row
    const [confirmedRow] = await transaction
      .update(subscriptions)
      .set({
        ...noRefusals,
        ...(renewal && { ...renewal, requestedAt: new Date(renewal.requestedAt) }),
        state: 'confirmed',
        renewal: null,
        // A repeated sign-up may be answered by a mail again.
        mailedAt: null,
        confirmedAt: now,
        confirmedFrom: client,
      })
      .where(eq(subscriptions.id, row.id))
      .returning()
    if (!confirmedRow) throw new SubscriptionKeyError()
    await mailSubscriber(transaction, services, confirmedRow, 'subscription-confirmed')
    if (list === 'press') await mailPressOffice(transaction, confirmedRow)
    return confirmedRow
  })
}
