import { and, eq, inArray, lt } from 'drizzle-orm'
import { dispatches, dispatchLetters } from '@/backend/platform/db/schema/members/newsletters'
import type { Services } from '@/backend/platform/services'

/** Retention of letters after the end of their dispatch. The dispatch keeps the counts. */
const retentionMs = 90 * 24 * 3_600_000

/** Removes the letters of dispatches that ended 90 days ago. */
export async function removeOldLetters({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const endedBefore = new Date(clock().getTime() - retentionMs)
  const oldDispatches = db
    .select({ id: dispatches.id })
    .from(dispatches)
    .where(and(eq(dispatches.state, 'done'), lt(dispatches.endedAt, endedBefore)))
  await db.delete(dispatchLetters).where(inArray(dispatchLetters.dispatchId, oldDispatches))
}
