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

/** A due step. `isUnconfirmed` is true if its planner may no longer publish the page. */
interface DueStep {
  schedule: ScheduleRow
  isUnconfirmed: boolean
}

const rowCondition = ({ pageId, locale }: ScheduleRow) =>
  and(eq(schedules.pageId, pageId), eq(schedules.locale, locale))

/**
 * Publishes and unpublishes due pages in the order of their times. A step and its schedule share a
 * transaction, so it runs once even with several servers. A failed page is retried later. An
 * unconfirmed publication waits. It is skipped once the planned end of the page has come.
 */
export async function runDueSchedules({ db, log, clock }: SchedulingServices, stopSignal: AbortSignal): Promise<void> {
  while (!stopSignal.aborted) {
    let schedule: ScheduleRow | undefined
    try {
      await db.transaction(async (transaction) => {
        await lockTree(transaction)
        const dueStep = await findNextDue(transaction, clock())
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

async function findNextDue(db: Queryable, now: Date): Promise<DueStep | undefined> {
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
  { schedule: row, isUnconfirmed: isSkipped }: DueStep,
  { log, now }: { log: Logger; now: Date },
): Promise<void> {
  const copy = await lockWorkingCopy(db, row.pageId, row.locale)
  const about = { page: row.pageId, locale: row.locale }
  let problem: ScheduleRow['problem'] = null
  if (isSkipped) {
    problem = 'not_confirmed'
    await unpublishPage(db, row.pageId, row.locale)
    log.warn(about, 'A scheduled page is not published before its end: it is not confirmed')
  } else if (row.versionId !== null) {
    const [version] = await db.select().from(pageVersions).where(eq(pageVersions.id, row.versionId))
    if (!version) throw new Error(`There is no version ${row.versionId}.`)
    try {
      await publishVersion(db, copy, version, { now })
      log.info(about, 'A scheduled page is published')
    } catch (error) {
      if (!(error instanceof PathTakenError)) throw error
      problem = 'path_taken'
      log.warn(about, 'A scheduled page cannot be published: its address is taken')
    }
  } else {
    await unpublishPage(db, row.pageId, row.locale)
    log.info(about, 'A scheduled page is taken offline')
  }
  const unpublishAt = row.versionId === null || isSkipped ? null : row.unpublishAt
  const remainingStep = { publishAt: null, versionId: null, unpublishAt, problem, retryAt: null }
  if (unpublishAt || problem) await db.update(schedules).set(remainingStep).where(rowCondition(row))
  else await db.delete(schedules).where(rowCondition(row))
  await announceChange(db, {
    pageId: row.pageId,
    locale: row.locale,
    moduleId: null,
    userId: null,
    revision: getRevision(copy),
  })
}
