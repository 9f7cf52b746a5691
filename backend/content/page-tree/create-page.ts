import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { lockPictures } from '@/backend/library/media/lock-pictures'
import { createLinkTranslator } from '@/backend/library/page-links/store-links'
import type { Author } from '@/backend/platform/access/author'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { type PageRow, type PageTextRow, pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import { ConflictError, NotFoundError } from '@/backend/platform/errors'
import { parsePageLink } from '@/backend/platform/html/page-link'
import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import type { pageCreationSchema } from '@/lib/contract/pages/page-settings'
import { insertModules } from '../module-content/insert-modules'
import { copyCounterparts, linkCopies } from '../module-content/link-counterparts'
import { listLinks, listTreeLinks, withPageLinks, withTranslatedLinks } from '../module-content/links'
import { listPictureIds } from '../module-content/present-modules'
import { lockTree, lockWorkingCopy, readWorkingCopy, selectWorkingModules } from '../pages/working-copy'
import { requireSavedBlocks } from '../saved-blocks/store'
import { toSharedColumns, toTextColumns } from './fields'
import { linkModuleById } from './link-page-by-id'
import { assertInTree, assertPathFree, buildPathBelow, findFreeAddress, reservePosition } from './paths'

/**
 * Creates an unpublished page in one language, with copies of the blocks of the template, if any.
 * @returns the id of the page
 * @throws NotFoundError, ConflictError
 */
export async function createPage(
  db: Pick<Database, 'transaction'>,
  { parent, position: requestedPosition, template, ...settings }: z.infer<typeof pageCreationSchema>,
  { locale, userId, now, siteUrl }: Author & { siteUrl: string },
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
      const storedBlocks = await withPageLinks(transaction, siteUrl, blocks)
      const languages = listTreeLinks(storedBlocks).flatMap((link) => parsePageLink(link)?.locale ?? [])
      // A template is in the language of most of its links to pages.
      const isTranslated = languages.filter((language) => language !== locale).length > languages.length / 2
      const newModules = isTranslated ? await withTranslatedLinks(transaction, storedBlocks, locale) : storedBlocks
      await insertModules(transaction, owner, newModules)
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
    const target = getOtherLocale(locale)
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

interface ModuleTarget {
  pageId: number
  locale: Locale
  userId: number
  now: Date
}

/**
 * Copies the modules of a page, including incomplete ones. The copies have no slugs, because slugs
 * are unique. In another language they have no lock and no internal name.
 */
async function copyModules(
  db: Queryable,
  { pageId, locale }: Pick<PageTextRow, 'pageId' | 'locale'>,
  target: ModuleTarget,
): Promise<[id: number, copyId: number][]> {
  const rows = await selectWorkingModules(db, pageId, locale)
  await lockPictures(db, listPictureIds(rows))
  const ids = rows.map(({ id }) => id)
  const data = locale === target.locale ? sql`copied.data` : sql`copied.data - 'is_locked' - 'block_name'`
  const { rows: copies } = await db.execute<{ id: number; copy_id: number }>(sql`
    WITH copied AS MATERIALIZED (
      SELECT *, nextval(pg_get_serial_sequence('modules', 'id')) AS copy_id
      FROM (SELECT * FROM modules WHERE id = ANY (${sql.param(ids)}::integer[]) ORDER BY id) AS original
    ), inserted AS (
    INSERT INTO modules (id, content_type, object_id, locale, model, parent_id, column_index, position, data, wider_column,
      updated_at, updated_by)
    OVERRIDING SYSTEM VALUE
    SELECT copied.copy_id, copied.content_type, ${target.pageId}, ${target.locale}, copied.model, parent.copy_id, copied.column_index,
      copied.position, ${data}, copied.wider_column, ${target.now}, ${target.userId}::integer
    FROM copied LEFT JOIN copied AS parent ON parent.id = copied.parent_id
    )
    SELECT id, copy_id::integer FROM copied`)
  return copies.map(({ id, copy_id }) => [id, copy_id])
}

/** Directs the links of a new translation to the linked pages in its language, if these exist. */
async function translateLinks(db: Queryable, pageId: number, locale: Locale): Promise<void> {
  const { text } = await readWorkingCopy(db, pageId, locale)
  const rows = await selectWorkingModules(db, pageId, locale)
  const links = [text.heroLink, ...rows.flatMap(({ model, data }) => listLinks(model, data))]
  const toTranslatedLink = await createLinkTranslator(db, links, locale)
  for (const row of rows) await linkModuleById(db, row, toTranslatedLink)
  await db
    .update(pageTexts)
    .set({ heroLink: toTranslatedLink(text.heroLink) })
    .where(and(eq(pageTexts.pageId, pageId), eq(pageTexts.locale, locale)))
}
