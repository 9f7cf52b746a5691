import { sql } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/client'
import type { JobVisits } from '@/backend/platform/services'
import { toBerlinDay } from '@/lib/datetime'

interface VisitCount {
  jobId: number
  day: string
  views: number
  clicks: number
}

/**
 * The maximum number of ads counted between two flushes, which limits memory. It is exceeded only
 * if a client enumerates ids.
 */
const maxCountedAds = 10_000

/**
 * Counts visits in memory. A timer writes the counts to the database
 * (backend/operations/scheduling/write-job-visits.ts).
 */
export function createJobVisits(db: Pick<Database, 'execute'>): JobVisits {
  let countedVisits = new Map<string, VisitCount>()
  const add = ({ jobId, day, views, clicks }: VisitCount) => {
    const key = `${day} ${jobId}`
    const previousCount = countedVisits.get(key) ?? { jobId, day, views: 0, clicks: 0 }
    if (countedVisits.size >= maxCountedAds && !countedVisits.has(key)) return
    countedVisits.set(key, { jobId, day, views: previousCount.views + views, clicks: previousCount.clicks + clicks })
  }
  return {
    count(jobId, visit, now) {
      add({ jobId, day: toBerlinDay(now), views: 0, clicks: 0, [visit]: 1 })
    },
    async flush(now) {
      if (countedVisits.size === 0) return
      const visitCounts = [...countedVisits.values()]
      countedVisits = new Map()
      try {
        await writeVisits(db, visitCounts, now)
      } catch (error) {
        visitCounts.forEach(add)
        throw error
      }
    },
  }
}

async function writeVisits(
  db: Pick<Database, 'execute'>,
  visitCounts: readonly VisitCount[],
  now: Date,
): Promise<void> {
  const toParameter = (key: keyof VisitCount) => sql.param(visitCounts.map((jobCount) => jobCount[key]))
  // The rows are sorted, so that all servers write them in the same order and cannot deadlock.
  await db.execute(sql`
    INSERT INTO job_statistics (job_id, day, views, clicks)
    SELECT jobs.id, counted.day, counted.views, counted.clicks
    FROM unnest(${toParameter('jobId')}::integer[], ${toParameter('day')}::date[], ${toParameter('views')}::integer[], ${toParameter('clicks')}::integer[])
      AS counted(job_id, day, views, clicks)
    JOIN jobs ON jobs.id = counted.job_id
    WHERE jobs.state = 'published' AND jobs.expires_at > ${now.toISOString()}::timestamptz
    ORDER BY 1, 2
    ON CONFLICT (job_id, day) DO UPDATE
    SET views = job_statistics.views + excluded.views, clicks = job_statistics.clicks + excluded.clicks`)
}
