import { eq } from 'drizzle-orm'
import type { Job } from '@/lib/contract/jobs'
import type { Locale } from '@/lib/contract/locale'
import type { Queryable } from '../db/client'
import { deletedJobs, type JobRow, jobs } from '../db/schema/jobs'
import { NotFoundError } from '../errors'
import { stateAt } from './job-states'
import { type JobSurroundings, loadSurroundings, presentFacts, translationFor, urlsOf } from './present-facts'

/** Why an ad is gone that was on the board once. */
export type JobEnd = 'expired' | 'withdrawn' | 'deleted'

/**
 * The ad of an id as everybody may read it at a time.
 * @returns why there is none any more
 * @throws NotFoundError for what was never on the board
 */
export async function findRunningJob(db: Queryable, id: number, now: Date): Promise<JobRow | JobEnd> {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, id))
  if (!row) {
    const [deleted] = await db.select().from(deletedJobs).where(eq(deletedJobs.id, id))
    if (deleted) return 'deleted'
    throw new NotFoundError()
  }
  const state = stateAt(row, now)
  if (state === 'draft' || row.publishedAt === null) throw new NotFoundError()
  return state === 'published' ? row : state
}

/** An ad in one language, without those that are like it. */
export async function presentJob(db: Queryable, row: JobRow, locale: Locale): Promise<Omit<Job, 'similar'>> {
  return presentDetails(row, await loadSurroundings(db, [row], locale))
}

/** The address of an ad's PDF: the same in every language, and with its name, which it is saved by. */
export function jobPdfUrl(jobId: number, name: string): string {
  return `/api/jobs/${jobId}/pdf/${encodeURIComponent(name)}`
}

/** What the page and the owner's preview of an ad both show. */
export function presentDetails(row: JobRow, surroundings: JobSurroundings): Omit<Job, 'similar'> {
  const translation = translationFor(row, surroundings.locale)
  return {
    ...presentFacts(row, surroundings),
    urls: urlsOf(row),
    description: translation?.description ?? row.description,
    requirements: translation?.requirements ?? row.requirements,
    offer: translation?.offer ?? row.offer,
    contact_name: row.contactName,
    contact_email: row.contactEmail,
    contact_phone: row.contactPhone,
    application_url: row.applicationUrl,
    application_email: row.applicationEmail,
    pdf: row.pdf && { name: row.pdf.name, byte_size: row.pdf.byteSize, url: jobPdfUrl(row.id, row.pdf.name) },
  }
}
