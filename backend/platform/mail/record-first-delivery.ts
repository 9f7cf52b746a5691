import { isNull } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { checklists } from '../db/schema/operations/checklists'

/**
 * Records in the site's checklist when a mail server first accepted a mail. A no-op after the first
 * time.
 */
export async function recordFirstDelivery(db: Queryable, now: Date): Promise<void> {
  await db.update(checklists).set({ mailDeliveredAt: now }).where(isNull(checklists.mailDeliveredAt))
}
