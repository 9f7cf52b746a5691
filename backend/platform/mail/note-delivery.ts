import { isNull } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { checklists } from '../db/schema/operations/checklists'

/** Notes on the checklist of a new site that a mail server has accepted a mail, the first time. */
export async function noteDelivery(db: Queryable, now: Date): Promise<void> {
  await db.update(checklists).set({ mailDeliveredAt: now }).where(isNull(checklists.mailDeliveredAt))
}
