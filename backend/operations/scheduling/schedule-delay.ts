import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isUnconfirmed } from '@/backend/content/pages/policy'
import type { Queryable } from '@/backend/platform/db/client'
import { schedules } from '@/backend/platform/db/schema/content/publications'

/**
 * Returns the time since the earliest step became due that has not run, because it failed or was
 * not reached yet. A publication that waits for a confirmation does not count.
 * @returns seconds; 0 if no step is due
 */
export async function readScheduleDelay(db: Queryable, now: Date): Promise<number> {
  const scheduleAlias = alias(schedules, 'schedule')
  const publishAt = sql`CASE WHEN NOT ${isUnconfirmed} THEN ${scheduleAlias.publishAt} END`
  const earliest = sql<Date | null>`min(least(${publishAt}, ${scheduleAlias.unpublishAt}))`
  const [row] = await db.select({ dueAt: earliest.mapWith(scheduleAlias.publishAt) }).from(scheduleAlias)
  const dueAt = row?.dueAt ?? null
  return dueAt === null ? 0 : Math.max(0, (now.getTime() - dueAt.getTime()) / 1000)
}
