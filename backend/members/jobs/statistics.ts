import { inArray, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { jobStatistics } from '@/backend/platform/db/schema/members/jobs'
import type { OwnJob } from '@/lib/contract/jobs/jobs'

/** Loads a function that returns the numbers of views and of clicks on "apply" by ad id. */
export async function loadStatistics(
  db: Queryable,
  rows: readonly { id: number }[],
): Promise<(jobId: number) => OwnJob['statistics']> {
  const ids = rows.map(({ id }) => id)
  const sums =
    ids.length === 0
      ? []
      : await db
          .select({
            id: jobStatistics.jobId,
            views: sql<number>`sum(${jobStatistics.views})::integer`,
            clicks: sql<number>`sum(${jobStatistics.clicks})::integer`,
          })
          .from(jobStatistics)
          .where(inArray(jobStatistics.jobId, ids))
          .groupBy(jobStatistics.jobId)
  const countsById = new Map(sums.map(({ id, ...counts }) => [id, counts]))
  return (id) => countsById.get(id) ?? { views: 0, clicks: 0 }
}
