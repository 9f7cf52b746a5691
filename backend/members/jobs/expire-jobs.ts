import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { jobs } from '@/backend/platform/db/schema/members/jobs'

/**
 * The number of ads in a batch. Larger batches would delay owners who publish an ad at the same
 * time.
 */
const batchSize = 500

/**
 * Sets the state of ads that have ended to `expired`. With several servers, each ad is counted only
 * by the server that changes its row. Readers do not depend on this job, because they compute the
 * state (`getStateAt`).
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
