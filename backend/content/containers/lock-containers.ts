import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'

/** The key of the advisory lock for all reusable containers. No other lock may use this number. */
const containersKey = 7_204_120

/**
 * Locks all reusable containers until the transaction ends. Precedes locks of pages, modules and
 * pictures, so that concurrent changes cannot deadlock.
 */
export async function lockContainers(db: Queryable): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${containersKey})`)
}
