import { and, desc, eq } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/locale'
import type { Database, Queryable } from '../db/client'
import { isLive, modules } from '../db/schema/modules'
import { type PageRow, type PageTextRow, pages, pageTexts } from '../db/schema/pages'
import { pageVersions, publications } from '../db/schema/publications'
import { pageSnapshot } from './page-snapshot'

interface Publishing {
  pageId: number
  locale: Locale
  note?: string
  authorId?: number | null
  now: Date
  /** Whether visitors may see the page from now on; a page may have a published version and be offline. */
  isOnline?: boolean
}

/** There is nothing to publish: no such page, or it has no text in that language (status 404). */
export class PageMissingError extends Error {
  override readonly name = 'PageMissingError'
}

/**
 * Makes the working copy of a page in one language what visitors see: a new version, stored whole, and its publication.
 * Publishing the same page twice at once gives two versions, one after the other.
 * @throws PageMissingError, InvalidModuleError
 */
export async function publishPage(
  db: Pick<Database, 'transaction'>,
  publishing: Publishing,
): Promise<{ versionId: number; number: number }> {
  return db.transaction((transaction) => publishWithin(transaction, publishing))
}

/** The same within a transaction of the caller. */
export async function publishWithin(
  db: Queryable,
  { pageId, locale, note = '', authorId = null, now, isOnline = true }: Publishing,
): Promise<{ versionId: number; number: number }> {
  const [page] = await db.select().from(pages).where(eq(pages.id, pageId)).for('update')
  const [text] = await db
    .select()
    .from(pageTexts)
    .where(and(eq(pageTexts.pageId, pageId), eq(pageTexts.locale, locale)))
  if (!page || !text) throw new PageMissingError(`Page ${pageId} has no ${locale} text.`)
  const rows = await db
    .select()
    .from(modules)
    .where(
      and(eq(modules.contentType, 'page'), eq(modules.objectId, pageId), eq(modules.locale, locale), isLive),
    )
  const snapshot = await pageSnapshot(db, page, text, rows)
  const number = await nextNumber(db, pageId, locale)
  const [version] = await db
    .insert(pageVersions)
    .values({ pageId, locale, number, snapshot, note, authorId, createdAt: now })
    .returning({ id: pageVersions.id })
  if (!version) throw new Error('The database gave the new version no id.')
  const shown = { ...publicationFields(page, text), versionId: version.id, isOnline, publishedAt: now }
  await db
    .insert(publications)
    .values({ pageId, locale, ...shown })
    .onConflictDoUpdate({ target: [publications.pageId, publications.locale], set: shown })
  return { versionId: version.id, number }
}

/** The page's row is locked by the caller, so no other publishing takes the same number. */
async function nextNumber(db: Queryable, pageId: number, locale: Locale): Promise<number> {
  const [last] = await db
    .select({ number: pageVersions.number })
    .from(pageVersions)
    .where(and(eq(pageVersions.pageId, pageId), eq(pageVersions.locale, locale)))
    .orderBy(desc(pageVersions.number))
    .limit(1)
  return (last?.number ?? 0) + 1
}

function publicationFields(page: PageRow, text: PageTextRow) {
  return {
    path: text.path,
    title: text.title,
    menuName: text.menuName || text.title,
    parentId: page.parentId,
    position: page.position,
    isClickable: page.isClickable,
    inMenu: page.inMenu,
    inFooter: page.inFooter,
    isHighlight: page.isHighlight,
    menuImageId: page.menuImageId,
  }
}

/** Takes a page away from visitors in one language; its versions stay. False when it was never published. */
export async function unpublishPage(db: Queryable, pageId: number, locale: Locale): Promise<boolean> {
  const rows = await db
    .update(publications)
    .set({ isOnline: false })
    .where(and(eq(publications.pageId, pageId), eq(publications.locale, locale)))
    .returning({ pageId: publications.pageId })
  return rows.length > 0
}
