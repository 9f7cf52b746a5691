import { eq } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { deletedJobs, type JobRow, jobs } from '@/backend/platform/db/schema/members/jobs'
import { NotFoundError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { listJobFields } from '@/lib/contract/jobs/job-fields'
import type { Job } from '@/lib/contract/jobs/jobs'
import { getStateAt } from './job-states'
import {
  type JobPresentationData,
  loadPresentationData,
  presentJobFields,
  presentTexts,
  toJobUrls,
} from './present-job'

/**
 * An ad that was published. `endReason` is null while it is on the board. Of a deleted ad only some
 * columns are stored.
 */
type PublishedJob =
  | { endReason: null; row: JobRow }
  | { endReason: 'expired' | 'withdrawn' | 'deleted'; row: typeof deletedJobs.$inferSelect }

/**
 * Loads a published or ended ad by its id.
 * @throws NotFoundError for an ad that was never published
 */
export async function requireEverPublishedJob(db: Queryable, id: number, now: Date): Promise<PublishedJob> {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id))
  if (!row) {
    const [deletedJob] = await db.select().from(deletedJobs).where(eq(deletedJobs.id, id))
    if (deletedJob) return { endReason: 'deleted', row: deletedJob }
    throw new NotFoundError()
  }
  const state = getStateAt(row, now)
  if (state === 'draft' || row.publishedAt === null) throw new NotFoundError()
  return state === 'published' ? { endReason: null, row } : { endReason: state, row }
}

/** Presents an ad in one language, without similar ads. */
export async function presentJob(db: Queryable, row: JobRow, locale: Locale): Promise<Omit<Job, 'similar'>> {
  return presentDetails(row, await loadPresentationData(db, [row], locale))
}

/**
 * Returns the path of the PDF of an ad, which is the same in all languages. It ends with the file
 * name, which browsers propose when they save the file.
 */
export function getJobPdfUrl(jobId: number, name: string): string {
  return `/api/jobs/${jobId}/pdf/${encodeURIComponent(name)}`
}

/** Presents the fields that the page and the owner's preview of an ad share. */
export function presentDetails(row: JobRow, presentationData: JobPresentationData): Omit<Job, 'similar'> {
  return {
    ...presentJobFields(row, presentationData),
    urls: toJobUrls(row),
    ...presentTexts(row, listJobFields({ kind: 'text' }), presentationData.locale),
    pdf: row.pdf && {
      name: row.pdf.name,
      byte_size: row.pdf.byteSize,
      url: getJobPdfUrl(row.id, row.pdf.name),
    },
  }
}
