import { and, asc, eq, gt, lte, notExists, notInArray, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { jobReminders } from '@/backend/platform/db/schema/members/job-reminders'
import { type JobRow, jobs } from '@/backend/platform/db/schema/members/jobs'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Services } from '@/backend/platform/services'
import { type Locale, languageTags } from '@/lib/contract/common/locale'
import { toJobRenewalPath } from '@/lib/contract/jobs/job-path'
import { ownJobsPaths } from '@/lib/contract/site/job-addresses'
import { getStartOfBerlinDay, toBerlinDay } from '@/lib/datetime'
import { formatDate } from '@/lib/time-in-words'
import { toLastDay } from './job-states'
import { type JobOwner, listOwners } from './owners'
import { getTranslation } from './present-job'
import { createRenewalKey } from './renewal-key'
import { loadStatistics } from './statistics'

/** The number of days before the end of an ad at which its owners get a mail. */
const reminderDays = 7

type ReminderServices = Pick<Services, 'db' | 'env' | 'serverKey' | 'clock' | 'log'>

/** A published ad. It always has an end. */
type PublishedJob = JobRow & { expiresAt: Date }

/**
 * Mails the owners of ads that end soon. The reminder is recorded in the transaction that enqueues
 * the mails, so each end is announced exactly once, even with several servers and after a crash. A
 * failed reminder is retried in the next run and does not block the others.
 */
export async function remindOwners(services: ReminderServices, stopSignal: AbortSignal): Promise<void> {
  const processedIds: number[] = []
  while (!stopSignal.aborted) {
    let job: PublishedJob | undefined
    try {
      await services.db.transaction(async (transaction) => {
        job = await lockNextJob(transaction, { now: services.clock(), excludedIds: processedIds })
        if (!job) return
        const recordedCount = await recordReminders(transaction, [job])
        if (recordedCount > 0) await mailOwners(transaction, services, job)
      })
      if (!job) return
    } catch (error) {
      if (!job) throw error
      services.log.error({ err: error, job: job.id }, 'Cannot remind the owners of a job ad of its end')
    }
    processedIds.push(job.id)
  }
}

/**
 * Records reminders for ads whose owners have just set an end within the reminder period, so that
 * these owners get no mail.
 */
export async function skipReminders(
  db: Queryable,
  rows: readonly Pick<JobRow, 'id' | 'expiresAt'>[],
  now: Date,
): Promise<void> {
  // One more day, because a mail within a day of the change would be useless as well.
  const periodEnd = addDays(now, reminderDays + 1)
  await recordReminders(
    db,
    rows.flatMap(({ id, expiresAt }) => (expiresAt && expiresAt < periodEnd ? [{ id, expiresAt }] : [])),
  )
}

/**
 * Records that the ends of ads were announced.
 * @returns the number of ends that were not recorded before
 */
async function recordReminders(
  db: Queryable,
  rows: readonly Pick<PublishedJob, 'id' | 'expiresAt'>[],
): Promise<number> {
  if (rows.length === 0) return 0
  const recordedRows = await db
    .insert(jobReminders)
    .values(rows.map(({ id, expiresAt }) => ({ jobId: id, endsAt: expiresAt })))
    .onConflictDoUpdate({
      target: jobReminders.jobId,
      set: { endsAt: sql`excluded.ends_at` },
      // Another server may have recorded the same end since this transaction started.
      setWhere: sql`${jobReminders.endsAt} <> excluded.ends_at`,
    })
    .returning({ jobId: jobReminders.jobId })
  return recordedRows.length
}

/** Locks the ad that ends next, except those that another server has locked. */
async function lockNextJob(
  db: Queryable,
  { now, excludedIds }: { now: Date; excludedIds: readonly number[] },
): Promise<PublishedJob | undefined> {
  const recordedReminder = db
    .select()
    .from(jobReminders)
    .where(and(eq(jobReminders.jobId, jobs.id), eq(jobReminders.endsAt, jobs.expiresAt)))
  const [row] = await db
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.state, 'published'),
        gt(jobs.expiresAt, now),
        lte(jobs.expiresAt, addDays(now, reminderDays)),
        notInArray(jobs.id, [...excludedIds]),
        notExists(recordedReminder),
      ),
    )
    .orderBy(asc(jobs.expiresAt), asc(jobs.id))
    .limit(1)
    .for('update', { of: jobs, skipLocked: true })
  return row?.expiresAt ? { ...row, expiresAt: row.expiresAt } : undefined
}

/**
 * Adds days and keeps the time of day in Berlin. Ads end at midnight there, and days have different
 * lengths when the clocks change.
 */
function addDays(now: Date, days: number): Date {
  const today = toBerlinDay(now)
  const timeOfDayMs = now.getTime() - getStartOfBerlinDay(today).getTime()
  return new Date(getStartOfBerlinDay(today, days).getTime() + timeOfDayMs)
}

async function mailOwners(db: Queryable, services: ReminderServices, job: PublishedJob): Promise<void> {
  const getStatistics = await loadStatistics(db, [job])
  const { views } = getStatistics(job.id)
  for (const owner of await listOwners(db, job)) await mailOwner(db, services, { job, owner, views })
}

async function mailOwner(
  db: Queryable,
  { env, serverKey }: ReminderServices,
  { job, owner, views }: { job: PublishedJob; owner: JobOwner; views: number },
): Promise<void> {
  const { id: userId, name, email, language } = owner
  const key = createRenewalKey(serverKey, { jobId: job.id, userId, endsAt: job.expiresAt })
  await enqueueMail(db, {
    to: email,
    locale: language,
    template: 'job-ends-soon',
    data: (locale) => ({
      name,
      title: getTranslation(job, locale)?.title ?? job.title,
      until: formatDate(toLastDay(job.expiresAt), locale),
      views: views === 0 ? '' : formatCount(views, locale),
      url: `${env.SITE_URL}/${locale}/${toJobRenewalPath(key)}`,
      listUrl: `${env.SITE_URL}/${locale}${ownJobsPaths[locale]}`,
    }),
  })
}

function formatCount(count: number, locale: Locale): string {
  return new Intl.NumberFormat(languageTags[locale]).format(count)
}
