import { eq } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { type SubscriptionRow, subscriptions } from '@/backend/platform/db/schema/members/subscriptions'

/** Reads the subscriptions of an address with the proof of consent, without keys. */
export async function readSubscriptions(
  db: Queryable,
  email: string,
): Promise<Omit<SubscriptionRow, 'seed' | 'confirmKeyHash'>[]> {
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.email, email)).orderBy(subscriptions.id)
  return rows.map(({ seed, confirmKeyHash, ...row }) => row)
}
