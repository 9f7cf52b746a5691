import { eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { articles } from '@/backend/platform/db/schema/content/articles'
import { downloadDirectories } from '@/backend/platform/db/schema/library/downloads'

/**
 * Returns true if a directory that meets the condition is attached to an article. The page of the
 * article links to the files, so they must not become protected.
 */
export async function hasAttachments(db: Queryable, condition: SQL): Promise<boolean> {
  const rows = await db
    .select({ id: articles.pageId })
    .from(articles)
    .innerJoin(downloadDirectories, eq(downloadDirectories.id, articles.directoryId))
    .where(condition)
    .limit(1)
  return rows.length > 0
}
