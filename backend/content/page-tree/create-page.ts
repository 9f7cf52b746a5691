import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Author } from '@/backend/platform/access/author'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { type PageRow, pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import { ConflictError, NotFoundError } from '@/backend/platform/errors'
import { type Locale, otherLocale } from '@/lib/contract/common/locale'
import type { pageCreationSchema } from '@/lib/contract/pages/page-settings'
import { insertModules } from '../module-content/insert-modules'
import { copyCounterparts, linkCopies } from '../module-content/link-counterparts'
import { lockTree, lockWorkingCopy } from '../pages/working-copy'
import { requireSavedBlocks } from '../saved-blocks/store'
import { copyModules } from './copy-modules'
import { toSharedColumns, toTextColumns } from './fields'
import { assertInTree, assertPathFree, buildPathBelow, findFreeAddress, reservePosition } from './paths'
import { translateLinks } from './translate-links'

/**
 * Creates an unpublished page in one language, with copies of the blocks of the template, if any.
 * @returns the id of the page
 * @throws NotFoundError, ConflictError
 */
export async function createPage(
  db: Pick<Database, 'transaction'>,
  { parent, position: requestedPosition, template, ...settings }: z.infer<typeof pageCreationSchema>,
  { locale, userId, now }: Author,
): Promise<number> {
  return await db.transaction(async (transaction) => {
    await lockTree(transaction)
    await assertPageExists(transaction, parent)
    const path = await buildPathBelow(transaction, parent, settings.slug, locale)
    await assertPathFree(transaction, null, locale, path)
    const position = await reservePosition(transaction, parent, requestedPosition)
    const changeColumns = { updatedAt: now, updatedBy: userId }
    const pageId = await insertPage(transaction, {
      ...toSharedColumns(settings),
      parentId: parent,
      position,
      ...changeColumns,
    })
    const { slug, title } = settings
    await transaction
      .insert(pageTexts)
      .values({ ...toTextColumns(settings), pageId, locale, slug, title, path, ...changeColumns })
    if (template !== null) {
      const { blocks } = await requireSavedBlocks(transaction, template)
      const owner = { contentType: 'page', objectId: pageId, locale, updatedBy: userId, updatedAt: now }
      await insertModules(transaction, owner, blocks)
    }
    return pageId
  })
}

/**
 * Copies a page with its settings, texts and modules, without its subpages, to the end of the
 * children of a parent. The copy is unpublished. Texts in a language that the parent lacks are not
 * copied.
 * @returns the id of the copy
 * @throws NotFoundError, ConflictError
 */
export async function copyPage(
  db: Pick<Database, 'transaction'>,
  pageId: number,
  parentId: number | null,
  { locale, userId, now }: Author,
): Promise<number> {
  return await db.transaction(async (transaction) => {
    await lockTree(transaction)
    const { page } = await lockWorkingCopy(transaction, pageId, locale)
    assertInTree(page)
    await assertPageExists(transaction, parentId)
    const position = await reservePosition(transaction, parentId, undefined)
    const changeColumns = { updatedAt: now, updatedBy: userId, revision: 1 }
    const { id, createdAt, moves, ...shared } = page
    const copyId = await insertPage(transaction, { ...shared, ...changeColumns, parentId, position })
    const texts = await transaction.select().from(pageTexts).where(eq(pageTexts.pageId, pageId))
    const copies: [id: number, copyId: number][] = []
    for (const text of texts) {
      if (text.locale !== locale && !(await hasLanguage(transaction, parentId, text.locale))) continue
      const copiedPage = { id: copyId, contentType: page.contentType, parentId }
      const address = await findFreeAddress(transaction, copiedPage, text.slug || 'start', text.locale)
      await transaction.insert(pageTexts).values({ ...text, ...changeColumns, ...address, pageId: copyId })
      const target = { pageId: copyId, locale: text.locale, userId, now }
      copies.push(...(await copyModules(transaction, text, target)))
    }
    await copyCounterparts(transaction, copies)
    return copyId
  })
}

/**
 * Creates the working copy in the other language, as a copy of the texts and modules in `locale`.
 * @throws NotFoundError; ConflictError if the page exists in the other language, or its parent does
 * not
 */
export async function translatePage(
  db: Pick<Database, 'transaction'>,
  pageId: number,
  { locale, userId, now }: Author,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockTree(transaction)
    const { page, text } = await lockWorkingCopy(transaction, pageId, locale)
    const target = otherLocale(locale)
    const texts = await transaction.select().from(pageTexts).where(eq(pageTexts.pageId, pageId))
    if (texts.some((existingText) => existingText.locale === target)) throw new ConflictError('translationExists')
    const address =
      text.slug === '' ? { slug: '', path: '' } : await findFreeAddress(transaction, page, text.slug, target)
    const changeColumns = { updatedAt: now, updatedBy: userId, revision: 1 }
    await transaction.insert(pageTexts).values({ ...text, ...changeColumns, ...address, locale: target })
    const copies = await copyModules(transaction, text, { pageId, locale: target, userId, now })
    await linkCopies(transaction, copies)
    await translateLinks(transaction, pageId, target)
  })
}

/**
 * Inserts a row for a page.
 * @returns the id of the page
 */
export async function insertPage(db: Queryable, values: Partial<PageRow>): Promise<number> {
  const [row] = await db.insert(pages).values(values).returning({ id: pages.id })
  if (!row) throw new Error('The database returned no id for the page.')
  return row.id
}

async function assertPageExists(db: Queryable, pageId: number | null): Promise<void> {
  if (pageId === null) return
  const [row] = await db
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.id, pageId), eq(pages.contentType, 'page')))
  if (!row) throw new NotFoundError(`There is no page ${pageId} in the tree.`)
}

/** Returns true if a page exists in a language, or for null, the top of the tree. */
async function hasLanguage(db: Queryable, pageId: number | null, locale: Locale): Promise<boolean> {
  if (pageId === null) return true
  const rows = await db.select({ locale: pageTexts.locale }).from(pageTexts).where(eq(pageTexts.pageId, pageId))
  return rows.some((row) => row.locale === locale)
}
