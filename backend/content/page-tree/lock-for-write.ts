import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { type PageRow, type PageTextRow, pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import type { Locale } from '@/lib/contract/common/locale'
import { createMissingPageError } from '../pages/missing-page'
import { lockTree } from '../pages/working-copy'

/** A page to change. The tree and the row of the page are locked until the transaction ends. */
export interface LockedPage {
  page: PageRow
  /** Null if the page does not exist in the language. */
  text: PageTextRow | null
}

/** @throws NotFoundError if the page does not exist or is deleted */
export async function lockForWrite(db: Queryable, pageId: number, locale: Locale): Promise<LockedPage> {
  await lockTree(db)
  const [page] = await db.select().from(pages).where(eq(pages.id, pageId)).for('no key update')
  if (!page) throw await createMissingPageError(db, pageId)
  const [text = null] = await db
    .select()
    .from(pageTexts)
    .where(and(eq(pageTexts.pageId, pageId), eq(pageTexts.locale, locale)))
  return { page, text }
}

/** Returns the columns that every change of a page's shared fields sets. */
export function revisionColumns(userId: number, now: Date) {
  return { revision: sql`${pages.revision} + 1`, updatedAt: now, updatedBy: userId }
}
