import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { deleteInBatches } from '@/backend/platform/db/delete-in-batches'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import type { Services } from '@/backend/platform/services'
import { resetRefusals } from './count-refusals'
import { confirmationLifetimeMs } from './request-subscription'
import { settleAlerts } from './settle-alerts'

/** The time for which the network addresses of sign-ups and confirmations are kept. */
const networkAddressRetentionMs = 14 * 24 * 3_600_000

/**
 * Removes unconfirmed sign-ups and renewals whose key has expired, old network addresses of
 * sign-ups and confirmations, and the counts of failed deliveries after a successful one. Settles
 * job alerts.
 */
export async function cleanUpSubscriptions({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await settleAlerts(db, clock())
  await resetRefusals(db, clock())
  const subtractMs = (milliseconds: number) => new Date(clock().getTime() - milliseconds)
  await deleteInBatches(
    db,
    subscriptions,
    and(eq(subscriptions.state, 'pending'), lt(subscriptions.requestedAt, subtractMs(confirmationLifetimeMs))),
  )
  await db
    .update(subscriptions)
    .set({ renewal: null })
    .where(and(isNotNull(subscriptions.renewal), lt(subscriptions.confirmExpiresAt, clock())))
  await db
    .update(subscriptions)
    .set({ requestedFrom: null })
    .where(
      and(isNotNull(subscriptions.requestedFrom), lt(subscriptions.requestedAt, subtractMs(networkAddressRetentionMs))),
    )
  await db
    .update(subscriptions)
    .set({ confirmedFrom: null })
    .where(
      and(isNotNull(subscriptions.confirmedFrom), lt(subscriptions.confirmedAt, subtractMs(networkAddressRetentionMs))),
    )
}
