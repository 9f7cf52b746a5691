import { eq } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { deletedJobs, type JobRow, jobs } from '@/backend/platform/db/schema/members/jobs'
import { ConflictError, NotFoundError } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import type { Locale } from '@/lib/contract/common/locale'
import { computeRenewedDeadline } from '@/lib/contract/jobs/job-days'
import type { JobRenewal } from '@/lib/contract/jobs/job-renewal'
import { toBerlinDay } from '@/lib/datetime'
import { applyEvent, getStateAt, toLastDay } from './job-states'
import { listOwners } from './owners'
import { getTranslation, toJobUrls } from './present-job'
import { type MailedEnd, readRenewalKey } from './renewal-key'
import { applyAndStoreEvent, lockJob } from './write-job'

interface RenewalRequest {
  key: string
  locale: Locale
  now: Date
}

type RenewalServices = Pick<Services, 'db' | 'serverKey'>

/**
 * Returns the ad of a mailed key, and the state of the renewal.
 * @throws NotFoundError for an unknown key, or a recipient who no longer owns the ad
 */
export async function readRenewal({ db, serverKey }: RenewalServices, request: RenewalRequest): Promise<JobRenewal> {
  const mailedEnd = requireMailedEnd(serverKey, request.key)
  const [row] = await db.select().from(jobs).where(eq(jobs.id, mailedEnd.jobId))
  if (row) {
    await assertOwner(db, row, mailedEnd)
    return presentRenewal(row, mailedEnd, request)
  }
  const [deletedJob] = await db.select().from(deletedJobs).where(eq(deletedJobs.id, mailedEnd.jobId))
  if (!deletedJob) throw new NotFoundError()
  return { state: 'deleted', job: null, last_day: null, renewed_last_day: null }
}

/**
 * Renews an ad with a mailed key. The key works only once, because it contains the end of the ad,
 * which the renewal changes.
 * @throws NotFoundError as `readRenewal`, ConflictError if the ad has another end or is not on the
 * board
 */
export async function renewByKey({ db, serverKey }: RenewalServices, request: RenewalRequest): Promise<JobRenewal> {
  const mailedEnd = requireMailedEnd(serverKey, request.key)
  return await db.transaction(async (transaction) => {
    const row = await lockJob(transaction, mailedEnd.jobId, { kind: 'any' })
    await assertOwner(transaction, row, mailedEnd)
    if (getRenewalState(row, mailedEnd, request.now) !== 'open') throw new ConflictError('jobState')
    const renewedJob = {
      ...row,
      changedBy: mailedEnd.userId,
      deadline: computeRenewedDeadline(row.deadline, toBerlinDay(request.now)),
    }
    return presentRenewal(await applyAndStoreEvent(transaction, renewedJob, 'publish', request), mailedEnd, request)
  })
}

function requireMailedEnd(serverKey: string, key: string): MailedEnd {
  const mailedEnd = readRenewalKey(serverKey, key)
  if (!mailedEnd) throw new NotFoundError()
  return mailedEnd
}

async function assertOwner(db: Queryable, row: JobRow, { userId }: MailedEnd): Promise<void> {
  const owners = await listOwners(db, row)
  if (!owners.some(({ id }) => id === userId)) throw new NotFoundError()
}

function getRenewalState(row: JobRow, { endsAt }: MailedEnd, now: Date): JobRenewal['state'] {
  if (row.isBlocked) return 'blocked'
  const state = getStateAt(row, now)
  if (state === 'published') return row.expiresAt?.getTime() === endsAt.getTime() ? 'open' : 'running'
  return state === 'withdrawn' ? 'withdrawn' : 'expired'
}

function presentRenewal(row: JobRow, mailedEnd: MailedEnd, { locale, now }: RenewalRequest): JobRenewal {
  const state = getRenewalState(row, mailedEnd, now)
  const { id, employer, place } = row
  const translation = getTranslation(row, locale)
  const title = translation?.title ?? row.title
  const language = translation ? locale : row.language
  return {
    state,
    job: { id, url: toJobUrls(row)[locale] ?? '', title, language, employer, place },
    last_day: row.expiresAt && toLastDay(row.expiresAt),
    renewed_last_day: state === 'open' ? computeRenewedLastDay(row, now) : null,
  }
}

function computeRenewedLastDay(row: JobRow, now: Date): string | null {
  const deadline = computeRenewedDeadline(row.deadline, toBerlinDay(now))
  const renewedRow = applyEvent({ ...row, deadline }, 'publish', now)
  if (typeof renewedRow === 'string' || renewedRow.expiresAt === null) return null
  return toLastDay(renewedRow.expiresAt)
}
