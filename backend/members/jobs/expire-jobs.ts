import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { jobs } from '@/backend/platform/db/schema/members/jobs'

/** Larger batches would block the board for owners who publish at the same time. */
const batchSize = 500

/**
 * Stores the expiry of ads after their end. Each ad is counted once over all servers, by the server
 * that changes the row. Readers do not depend on it (`stateAt`).
 * @returns the number of expired ads
 */
export async function expireJobs(db: Queryable, now: Date): Promise<number> {
  let expiredCount = 0
  for (;;) {
    const due = db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.state, 'published'), lte(jobs.expiresAt, now)))
      .orderBy(jobs.expiresAt)
      .limit(batchSize)
      .for('update', { skipLocked: true })
    const done = await db
      .update(jobs)
      .set({ state: 'expired' })
      .where(and(inArray(jobs.id, due), eq(jobs.state, 'published')))
      .returning({ id: jobs.id })
    expiredCount += done.length
    if (done.length < batchSize) return expiredCount
  }
}
