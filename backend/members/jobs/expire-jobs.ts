import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { jobs } from '@/backend/platform/db/schema/members/jobs'

/** More at once would hold the board up for those who publish meanwhile. */
const batchSize = 500

/**
 * Notes of ads whose time is over that they have expired: each once, on whichever server, since only who changes the state of a row has
 * done it. Readers do not wait for that (`stateAt`).
 */
export async function expireJobs(db: Queryable, now: Date): Promise<number> {
  let expired = 0
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
    expired += done.length
    if (done.length < batchSize) return expired
  }
}
