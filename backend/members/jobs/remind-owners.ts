import { and, asc, eq, gt, lte, notExists, notInArray, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { jobReminders } from '@/backend/platform/db/schema/members/job-reminders'
import { type JobRow, jobs } from '@/backend/platform/db/schema/members/jobs'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Services } from '@/backend/platform/services'
import { type Locale, languageTags } from '@/lib/contract/common/locale'
import { jobRenewalPath, ownJobsPath } from '@/lib/contract/jobs/job-path'
import { startOfBerlinDay, toBerlinIso } from '@/lib/datetime'
import { dayInWords } from '@/lib/time-in-words'
import { toLastDay } from './job-states'
import { type JobOwner, listOwners } from './owners'
import { translationFor } from './present-facts'
import { createRenewalKey } from './renewal-key'
import { loadStatistics } from './statistics'

/** Days before the end of an ad when its owners get a mail. */
const remindedDays = 7

type Parts = Pick<Services, 'db' | 'env' | 'serverKey' | 'clock' | 'log'>

/** An ad that runs has an end. */
type RunningJob = JobRow & { expiresAt: Date }

/**
 * Mails the owners of ads that end soon. The record of the reminder and the mails share a
 * transaction, so each end is announced exactly once, even with several servers and after a crash.
 * A failed reminder is retried in the next run and does not block others.
 */
export async function remindOwners(parts: Parts, stopping: AbortSignal): Promise<void> {
  const done: number[] = []
  while (!stopping.aborted) {
    let job: RunningJob | undefined
    try {
      await parts.db.transaction(async (transaction) => {
        job = await findNextEnding(transaction, { now: parts.clock(), except: done })
        if (job && (await recordReminders(transaction, [job])) > 0) {
          await writeToOwners(transaction, parts, job)
        }
      })
      if (!job) return
    } catch (error) {
      if (!job) throw error
      parts.log.error({ err: error, job: job.id }, 'Owners of a job ad cannot be told of its end')
    }
    done.push(job.id)
  }
}

/** Marks ends as announced that the owners have just set within the reminder period. */
export async function expiryCondition(
  db: Queryable,
  rows: readonly Pick<JobRow, 'id' | 'expiresAt'>[],
  now: Date,
): Promise<void> {
  const limit = addDays(now, remindedDays + 1)
  await recordReminders(
    db,
    rows.flatMap(({ id, expiresAt }) => (expiresAt && expiresAt < limit ? [{ id, expiresAt }] : [])),
  )
}

/** @returns how many of these ends were not known yet */
async function recordReminders(
  db: Queryable,
  rows: readonly Pick<RunningJob, 'id' | 'expiresAt'>[],
): Promise<number> {
  if (rows.length === 0) return 0
  const noted = await db
    .insert(jobReminders)
    .values(rows.map(({ id, expiresAt }) => ({ jobId: id, endsAt: expiresAt })))
    .onConflictDoUpdate({
      target: jobReminders.jobId,
      set: { endsAt: sql`excluded.ends_at` },
      // Another server may have noted it after this transaction began to look.
      setWhere: sql`${jobReminders.endsAt} <> excluded.ends_at`,
    })
    .returning({ jobId: jobReminders.jobId })
  return noted.length
}

async function findNextEnding(
  db: Queryable,
  { now, except }: { now: Date; except: readonly number[] },
): Promise<RunningJob | undefined> {
  const isKnown = db
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
        lte(jobs.expiresAt, addDays(now, remindedDays)),
        notInArray(jobs.id, [...except]),
        notExists(isKnown),
      ),
    )
    .orderBy(asc(jobs.expiresAt), asc(jobs.id))
    .limit(1)
    .for('update', { of: jobs, skipLocked: true })
  return row?.expiresAt ? { ...row, expiresAt: row.expiresAt } : undefined
}

/**
 * The same time of day a number of days later in Berlin time, because ads end at midnight there.
 */
function addDays(now: Date, days: number): Date {
  const today = toBerlinIso(now).slice(0, 10)
  return new Date(startOfBerlinDay(today, days).getTime() + now.getTime() - startOfBerlinDay(today).getTime())
}

async function writeToOwners(db: Queryable, parts: Parts, job: RunningJob): Promise<void> {
  const { views } = (await loadStatistics(db, [job]))(job.id)
  for (const owner of await listOwners(db, job)) await writeTo(db, parts, { job, owner, views })
}

async function writeTo(
  db: Queryable,
  { env, serverKey }: Parts,
  { job, owner, views }: { job: RunningJob; owner: JobOwner; views: number },
): Promise<void> {
  const { id: userId, name, email, language } = owner
  const key = createRenewalKey(serverKey, { jobId: job.id, userId, endsAt: job.expiresAt })
  const toUrl = (path: string) => `${env.SITE_URL}/${language}/${path}`
  await enqueueMail(db, {
    to: email,
    locale: language,
    template: 'job-ends-soon',
    data: {
      name,
      title: translationFor(job, language)?.title ?? job.title,
      until: dayInWords(toLastDay(job.expiresAt), language),
      views: views === 0 ? '' : formatCount(views, language),
      url: toUrl(jobRenewalPath(key)),
      listUrl: toUrl(ownJobsPath(language)),
    },
  })
}

function formatCount(count: number, locale: Locale): string {
  return new Intl.NumberFormat(languageTags[locale]).format(count)
}
