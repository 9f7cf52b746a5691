import { and, eq } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'

/** Condition for the subscriptions that block an address. */
export const blockCondition = (email: string) => and(eq(subscriptions.email, email), eq(subscriptions.state, 'blocked'))

/** Returns true if an address gets no mail of any list, as requested from the office. */
export async function isBlockedAddress(db: Queryable, email: string): Promise<boolean> {
  const rows = await db.select({ id: subscriptions.id }).from(subscriptions).where(blockCondition(email)).limit(1)
  return rows.length > 0
}
