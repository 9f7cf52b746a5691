import { isNull } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { checklists } from '../db/schema/operations/checklists'

/** Records the first mail accepted by a mail server in the site's checklist. */
export async function recordFirstDelivery(db: Queryable, now: Date): Promise<void> {
  await db.update(checklists).set({ mailDeliveredAt: now }).where(isNull(checklists.mailDeliveredAt))
}
