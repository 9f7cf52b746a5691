import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { scheduleNeedsConfirmation } from '@/backend/content/pages/policy'
import type { Queryable } from '@/backend/platform/db/client'
import { schedules } from '@/backend/platform/db/schema/content/publications'

/**
 * Returns the delay of the earliest due step in seconds; 0 without one. Publications that wait for
 * a confirmation do not count.
 */
export async function readScheduleDelay(db: Queryable, now: Date): Promise<number> {
  const scheduleAlias = alias(schedules, 'schedule')
  const publishAt = sql`CASE WHEN NOT ${scheduleNeedsConfirmation} THEN ${scheduleAlias.publishAt} END`
  const earliest = sql<Date | null>`min(least(${publishAt}, ${scheduleAlias.unpublishAt}))`
  const [row] = await db.select({ dueAt: earliest.mapWith(scheduleAlias.publishAt) }).from(scheduleAlias)
  const dueAt = row?.dueAt ?? null
  return dueAt === null ? 0 : Math.max(0, (now.getTime() - dueAt.getTime()) / 1000)
}
