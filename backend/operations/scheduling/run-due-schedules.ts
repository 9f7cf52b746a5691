import { and, eq, isNull, lte, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Logger } from 'pino'
import { PathTakenError } from '@/backend/content/pages/place-publication'
import { scheduleNeedsConfirmation } from '@/backend/content/pages/policy'
import { publishVersion, unpublishPage } from '@/backend/content/pages/publish-page'
import { getRevision, lockTree, lockWorkingCopy } from '@/backend/content/pages/working-copy'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { announceChange } from '@/backend/platform/db/notifications/announce-change'
import { pageVersions, type ScheduleRow, schedules } from '@/backend/platform/db/schema/content/publications'

export interface SchedulingServices {
  db: Database
  log: Logger
  clock: () => Date
}

const retryMs = 60_000

interface DueStep {
  schedule: ScheduleRow
  /** True if the planner may no longer publish the page. */
  isUnconfirmed: boolean
}

const rowCondition = ({ pageId, locale }: ScheduleRow) =>
  and(eq(schedules.pageId, pageId), eq(schedules.locale, locale))

/**
 * Publishes and unpublishes due pages in the order of their times. A step and its schedule share a
 * transaction, so each step runs once even with several servers. A failed page is retried later. An
 * unconfirmed publication waits until the planned end of the page, and then is skipped.
 */
export async function runDueSchedules({ db, log, clock }: SchedulingServices, stopSignal: AbortSignal): Promise<void> {
  while (!stopSignal.aborted) {
    let schedule: ScheduleRow | undefined
    try {
      await db.transaction(async (transaction) => {
        await lockTree(transaction)
        const dueStep = await lockNextDueStep(transaction, clock())
        schedule = dueStep?.schedule
        if (dueStep) await runStep(transaction, dueStep, { log, now: clock() })
      })
      if (!schedule) return
    } catch (error) {
      if (!schedule) throw error
      log.error({ err: error, page: schedule.pageId, locale: schedule.locale }, 'A scheduled step failed')
      await db
        .update(schedules)
        .set({ retryAt: new Date(clock().getTime() + retryMs) })
        .where(rowCondition(schedule))
    }
  }
}

async function lockNextDueStep(db: Queryable, now: Date): Promise<DueStep | undefined> {
  const scheduleAlias = alias(schedules, 'schedule')
  const time = sql`least(${scheduleAlias.publishAt}, ${scheduleAlias.unpublishAt})`
  const [row] = await db
    .select({ schedule: scheduleAlias, isUnconfirmed: sql<boolean>`${scheduleNeedsConfirmation}` })
    .from(scheduleAlias)
    .where(
      and(
        sql`${time} <= ${now.toISOString()}`,
        or(not(scheduleNeedsConfirmation), lte(scheduleAlias.unpublishAt, now)),
        or(isNull(scheduleAlias.retryAt), lte(scheduleAlias.retryAt, now)),
      ),
    )
    .orderBy(time, scheduleAlias.pageId, scheduleAlias.locale)
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

/** Runs the next step of a schedule: the publication before the end. */
async function runStep(
  db: Queryable,
  { schedule, isUnconfirmed }: DueStep,
  { log, now }: { log: Logger; now: Date },
): Promise<void> {
  const copy = await lockWorkingCopy(db, schedule.pageId, schedule.locale)
  const logFields = { page: schedule.pageId, locale: schedule.locale }
  let problem: ScheduleRow['problem'] = null
  if (isUnconfirmed) {
    // Such a step is due only at the planned end of the page.
    problem = 'not_confirmed'
    await unpublishPage(db, schedule.pageId, schedule.locale)
    log.warn(logFields, 'A scheduled page is not published before its end: it is not confirmed')
  } else if (schedule.versionId !== null) {
    const [version] = await db.select().from(pageVersions).where(eq(pageVersions.id, schedule.versionId))
    if (!version) throw new Error(`There is no version ${schedule.versionId}.`)
    try {
      await publishVersion(db, copy, version, { now })
      log.info(logFields, 'A scheduled page is published')
    } catch (error) {
      if (!(error instanceof PathTakenError)) throw error
      problem = 'path_taken'
      log.warn(logFields, 'A scheduled page cannot be published: its address is taken')
    }
  } else {
    await unpublishPage(db, schedule.pageId, schedule.locale)
    log.info(logFields, 'A scheduled page is taken offline')
  }
  const unpublishAt = schedule.versionId === null || isUnconfirmed ? null : schedule.unpublishAt
  const remainingStep = { publishAt: null, versionId: null, unpublishAt, problem, retryAt: null }
  if (unpublishAt || problem) await db.update(schedules).set(remainingStep).where(rowCondition(schedule))
  else await db.delete(schedules).where(rowCondition(schedule))
  await announceChange(db, {
    pageId: schedule.pageId,
    locale: schedule.locale,
    moduleId: null,
    userId: null,
    revision: getRevision(copy),
  })
}
