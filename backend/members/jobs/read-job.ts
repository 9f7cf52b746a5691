import { eq } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { deletedJobs, type JobRow, jobs } from '@/backend/platform/db/schema/members/jobs'
import { NotFoundError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { jobFieldsWith } from '@/lib/contract/jobs/job-fields'
import type { Job } from '@/lib/contract/jobs/jobs'
import { stateAt } from './job-states'
import {
  type JobSurroundings,
  loadSurroundings,
  presentFacts,
  presentTexts,
  toJobUrls,
} from './present-facts'

/**
 * An ad that has been published: the running ad, or the remains of one and the reason for its end.
 */
type PublishedJob =
  | { end: null; row: JobRow }
  | { end: 'expired' | 'withdrawn' | 'deleted'; row: typeof deletedJobs.$inferSelect }

/**
 * Loads an ad by its id, with its state at a time.
 * @throws NotFoundError for an ad that was never published
 */
export async function findPublishedJob(db: Queryable, id: number, now: Date): Promise<PublishedJob> {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id))
  if (!row) {
    const [deletedJob] = await db.select().from(deletedJobs).where(eq(deletedJobs.id, id))
    if (deletedJob) return { end: 'deleted', row: deletedJob }
    throw new NotFoundError()
  }
  const state = stateAt(row, now)
  if (state === 'draft' || row.publishedAt === null) throw new NotFoundError()
  return state === 'published' ? { end: null, row } : { end: state, row }
}

/** Presents an ad in one language, without similar ads. */
export async function presentJob(db: Queryable, row: JobRow, locale: Locale): Promise<Omit<Job, 'similar'>> {
  return presentDetails(row, await loadSurroundings(db, [row], locale))
}

/**
 * The path of an ad's PDF, equal in all languages. It ends with the file name, which browsers use
 * for saving.
 */
export function jobPdfUrl(jobId: number, name: string): string {
  return `/api/jobs/${jobId}/pdf/${encodeURIComponent(name)}`
}

/** Presents the fields that the page and the owner's preview of an ad share. */
export function presentDetails(row: JobRow, surroundings: JobSurroundings): Omit<Job, 'similar'> {
  return {
    ...presentFacts(row, surroundings),
    urls: toJobUrls(row),
    ...presentTexts(row, jobFieldsWith({ kind: 'text' }), surroundings.locale),
    pdf: row.pdf && { name: row.pdf.name, byte_size: row.pdf.byteSize, url: jobPdfUrl(row.id, row.pdf.name) },
  }
}
