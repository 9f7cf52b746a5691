import { eq } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { deletedPages } from '@/backend/platform/db/schema/content/deleted-pages'

/** Returns true if a page with this id was deleted. */
export async function isDeleted(db: Queryable, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: deletedPages.pageId })
    .from(deletedPages)
    .where(eq(deletedPages.pageId, id))
    .limit(1)
  return rows.length > 0
}
