import { and, eq } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { publications, schedules } from '@/backend/platform/db/schema/content/publications'
import type { Locale } from '@/lib/contract/common/locale'

/**
 * Finds the version that will be online at a time according to the schedule; null if the page will
 * be offline.
 */
export async function findVersionAt(db: Queryable, locale: Locale, pageId: number, time: Date): Promise<number | null> {
  const [publication] = await db
    .select({ versionId: publications.versionId, isOnline: publications.isOnline })
    .from(publications)
    .where(and(eq(publications.pageId, pageId), eq(publications.locale, locale)))
  const [schedule] = await db
    .select()
    .from(schedules)
    .where(and(eq(schedules.pageId, pageId), eq(schedules.locale, locale)))
  if (schedule?.unpublishAt && schedule.unpublishAt <= time) return null
  if (schedule?.publishAt && schedule.publishAt <= time) return schedule.versionId
  return publication?.isOnline ? publication.versionId : null
}
