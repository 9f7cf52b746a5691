import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { schedules } from '../db/schema/publications'

/**
 * Tells how far publishing lags behind its times: how long the earliest step has been due that has not happened, whether it has
 * not been reached or fails.
 * @returns seconds; 0 when nothing is due
 */
export async function readScheduleDelay(db: Queryable, now: Date): Promise<number> {
  const earliest = sql<Date | null>`min(least(${schedules.publishAt}, ${schedules.unpublishAt}))`
  const [row] = await db.select({ dueAt: earliest.mapWith(schedules.publishAt) }).from(schedules)
  const dueAt = row?.dueAt ?? null
  return dueAt === null ? 0 : Math.max(0, (now.getTime() - dueAt.getTime()) / 1000)
}
