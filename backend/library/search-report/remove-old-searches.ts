import { lt } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { searchClicks, searchQueries } from '@/backend/platform/db/schema/library/search-report'
import { dayOf } from './count-searches'

/** How many days searches are kept, today included. */
const keptDays = 90

/** Removes what was searched for more than 90 days ago. */
export async function removeOldSearches(db: Queryable, now: Date): Promise<void> {
  const oldest = dayOf(now, keptDays - 1)
  await db.delete(searchQueries).where(lt(searchQueries.day, oldest))
  await db.delete(searchClicks).where(lt(searchClicks.day, oldest))
}
