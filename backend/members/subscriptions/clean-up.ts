import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { deleteInBatches } from '@/backend/platform/db/delete-in-batches'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import type { Services } from '@/backend/platform/services'
import { confirmMs } from './request-subscription'

/** Network addresses in proofs of consent are kept for 14 days. */
const addressMs = 14 * 24 * 3_600_000

/** Removes unconfirmed sign-ups, and network addresses from old proofs of consent. */
export async function cleanUpSubscriptions({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const subtractMs = (milliseconds: number) => new Date(clock().getTime() - milliseconds)
  await deleteInBatches(
    db,
    subscriptions,
    and(eq(subscriptions.state, 'pending'), lt(subscriptions.requestedAt, subtractMs(confirmMs))),
  )
  await db
    .update(subscriptions)
    .set({ requestedFrom: null })
    .where(and(isNotNull(subscriptions.requestedFrom), lt(subscriptions.requestedAt, subtractMs(addressMs))))
  await db
    .update(subscriptions)
    .set({ confirmedFrom: null })
    .where(and(isNotNull(subscriptions.confirmedFrom), lt(subscriptions.confirmedAt, subtractMs(addressMs))))
}
