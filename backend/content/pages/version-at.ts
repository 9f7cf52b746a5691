import { and, eq } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { publications, schedules } from '@/backend/platform/db/schema/content/publications'
import type { Locale } from '@/lib/contract/common/locale'

/** Finds the version that will be online at a time according to the schedule; null if none. */
export async function findVersionAt(
  db: Queryable,
  locale: Locale,
  pageId: number,
  time: Date,
): Promise<number | null> {
  const [publication] = await db
    .select({ versionId: publications.versionId, isOnline: publications.isOnline })
    .from(publications)
    .where(and(eq(publications.pageId, pageId), eq(publications.locale, locale)))
  const [planned] = await db
    .select()
    .from(schedules)
    .where(and(eq(schedules.pageId, pageId), eq(schedules.locale, locale)))
  if (planned?.unpublishAt && planned.unpublishAt <= time) return null
  if (planned?.publishAt && planned.publishAt <= time) return planned.versionId
  return publication?.isOnline ? publication.versionId : null
}
