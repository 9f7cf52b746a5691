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
    const dueJobs = db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.state, 'published'), lte(jobs.expiresAt, now)))
      .orderBy(jobs.expiresAt)
      .limit(batchSize)
      .for('update', { skipLocked: true })
    const expiredJobs = await db
      .update(jobs)
      .set({ state: 'expired' })
      .where(and(inArray(jobs.id, dueJobs), eq(jobs.state, 'published')))
      .returning({ id: jobs.id })
    expiredCount += expiredJobs.length
    if (expiredJobs.length < batchSize) return expiredCount
  }
}
