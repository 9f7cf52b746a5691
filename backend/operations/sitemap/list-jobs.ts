import { and, asc, gt, gte, lt, sql } from 'drizzle-orm'
import { toJobUrls } from '@/backend/members/jobs/present-job'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { jobs, listedJobs } from '@/backend/platform/db/schema/members/jobs'
import { pagesPerPart, type Sitemap, type SitemapEntry, toJobPartName } from '@/lib/contract/site/sitemap'

/** Lists the parts with published ads. An id always has the same part. */
export async function listJobParts(db: Queryable, now: Date): Promise<Sitemap['parts']> {
  const { rows } = await db.execute<{ part: number; modified: Date | string }>(sql`
    SELECT listed.id / ${pagesPerPart}::integer AS part, max(job.updated_at) AS modified
    FROM listed_jobs AS listed JOIN jobs AS job ON job.id = listed.id
    WHERE listed.expires_at > ${now.toISOString()}::timestamptz GROUP BY part ORDER BY part`)
  return rows.map(({ part, modified }) => ({ name: toJobPartName(part), modified: new Date(modified).toISOString() }))
}

/** Lists the published ads of a part, with URLs in both languages. */
export async function listJobsOfPart(db: Database, part: number, now: Date): Promise<SitemapEntry[]> {
  const rows = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      language: jobs.language,
      translation: jobs.translation,
      modified: jobs.updatedAt,
    })
    .from(listedJobs)
    .innerJoin(jobs, sql`${jobs.id} = ${listedJobs.id}`)
    .where(
      and(
        gte(listedJobs.id, part * pagesPerPart),
        lt(listedJobs.id, (part + 1) * pagesPerPart),
        gt(listedJobs.expiresAt, now),
      ),
    )
    .orderBy(asc(listedJobs.id))
  return rows.map((row) => {
    const { de, en } = toJobUrls(row)
    const modified = row.modified.toISOString()
    return {
      de: de === null ? null : { url: de, modified },
      en: en === null ? null : { url: en, modified },
      image: null,
    }
  })
}
