import { lt } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { searchClicks, searchQueries } from '@/backend/platform/db/schema/library/search-report'
import { toEarlierDay } from './count-searches'

/** Retention in days, today included. */
const retentionDays = 90

/** Deletes searches older than 90 days. */
export async function removeOldSearches(db: Queryable, now: Date): Promise<void> {
  const oldest = toEarlierDay(now, retentionDays - 1)
  await db.delete(searchQueries).where(lt(searchQueries.day, oldest))
  await db.delete(searchClicks).where(lt(searchClicks.day, oldest))
}
