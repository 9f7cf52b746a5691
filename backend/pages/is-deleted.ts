import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { deletedPages } from '../db/schema/deleted-pages'

/** Whether there was a page of this id that was deleted. */
export async function isDeleted(db: Queryable, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: deletedPages.pageId })
    .from(deletedPages)
    .where(eq(deletedPages.pageId, id))
    .limit(1)
  return rows.length > 0
}
