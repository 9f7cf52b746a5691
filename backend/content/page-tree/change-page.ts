import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { announceChange } from '@/backend/platform/db/notifications/announce-change'
import { pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import { ConflictError, NotFoundError } from '@/backend/platform/errors'
import { type Locale, locales } from '@/lib/contract/common/locale'
import type { PageSettings } from '@/lib/contract/pages/page-settings'
import { findLastWriter } from '../pages/last-writer'
import { updateAudience } from '../pages/update-audience'
import { getRevision, type WorkingCopy } from '../pages/working-copy'
import { toSharedColumns, toTextColumns } from './fields'
import { type LockedPage, lockForWrite, revisionColumns } from './lock-for-write'
import { assertInTree, buildPath, buildPathBelow, renumberChildren, reservePosition, setPath } from './paths'

export interface PageChange {
  pageId: number
  locale: Locale
  revision: number
  userId: number
  now: Date
}

/**
 * The result of a change. `isStale` is true if the change was rejected because of an outdated
 * revision; `lastWriter` is then the full name of the last author, null if unknown.
 */
export type ChangeOutcome = { isStale: false } | { isStale: true; lastWriter: string | null }

const successOutcome: ChangeOutcome = { isStale: false }

/**
 * Changes the settings of a page in one language, and the settings that its languages share. A new
 * slug also changes the addresses of the subpages. No-op if the values are already stored.
 * @throws NotFoundError, ConflictError
 */
export async function changeSettings(
  db: Pick<Database, 'transaction'>,
  { settings, ...change }: PageChange & { settings: PageSettings },
): Promise<ChangeOutcome> {
  return await db.transaction(async (transaction) => {
    const { pageId, locale } = change
    const lockedPage = await lockForWrite(transaction, pageId, locale)
    const { page, text } = lockedPage
    if (!text) throw new NotFoundError(`Page ${pageId} has no ${locale} text.`)
    const columns = toColumns(settings, text.slug)
    const hasTextChanges = isDifferent(columns.text, text)
    const hasSharedChanges = isDifferent(columns.shared, page)
    if (!hasTextChanges && !hasSharedChanges) return successOutcome
    if (getRevision({ page, text }) !== change.revision) return await createStaleOutcome(transaction, lockedPage)
    if (hasTextChanges) await writeText(transaction, change, { page, text }, columns.text)
    if (hasSharedChanges) await writeSharedColumns(transaction, change, columns.shared)
    const steps = Number(hasTextChanges) + Number(hasSharedChanges)
    await announcePageChange(transaction, change, hasSharedChanges ? null : locale, steps)
    return successOutcome
  })
}

async function writeSharedColumns(
  db: Queryable,
  { pageId, userId, now }: PageChange,
  columns: ReturnType<typeof toSharedColumns>,
): Promise<void> {
  await db
    .update(pages)
    .set({ ...columns, ...revisionColumns(userId, now) })
    .where(eq(pages.id, pageId))
  for (const locale of locales) await updateAudience(db, locale, pageId)
}

function toColumns(settings: PageSettings, currentSlug: string) {
  const { slug } = settings
  const isRenamed = slug !== undefined && slug !== currentSlug
  return { text: { ...toTextColumns(settings), ...(isRenamed && { slug }) }, shared: toSharedColumns(settings) }
}

async function writeText(
  db: Queryable,
  { pageId, locale, userId, now }: PageChange,
  { page, text }: WorkingCopy,
  columns: ReturnType<typeof toColumns>['text'],
): Promise<void> {
  if (columns.slug !== undefined) {
    if (text.path === '') throw new ConflictError('homeStays')
    await setPath(db, pageId, locale, await buildPath(db, page, columns.slug, locale))
  }
  await db
    .update(pageTexts)
    .set({ ...columns, revision: sql`${pageTexts.revision} + 1`, updatedAt: now, updatedBy: userId })
    .where(and(eq(pageTexts.pageId, pageId), eq(pageTexts.locale, locale)))
}

/**
 * Moves a page with its subpages in the tree, in all languages. `locale` may be any language in
 * which the page exists.
 * @throws NotFoundError, ConflictError
 */
export async function movePage(
  db: Pick<Database, 'transaction'>,
  { parentId, position, ...change }: PageChange & { parentId: number | null; position: number },
): Promise<ChangeOutcome> {
  return await db.transaction(async (transaction) => {
    const { pageId, locale, userId, now } = change
    const lockedPage = await lockForWrite(transaction, pageId, locale)
    const { page, text: localeText } = lockedPage
    if (!localeText) throw new NotFoundError(`Page ${pageId} has no ${locale} text.`)
    assertInTree(page)
    if (page.parentId === parentId && page.position === position) return successOutcome
    if (getRevision(lockedPage) !== change.revision) return await createStaleOutcome(transaction, lockedPage)
    await assertNoCycle(transaction, pageId, parentId)
    const texts = await transaction.select().from(pageTexts).where(eq(pageTexts.pageId, pageId))
    if (parentId !== null && texts.some(({ path }) => path === '')) throw new ConflictError('homeStays')
    const reservedPosition = await reservePosition(transaction, parentId, position, pageId)
    await transaction
      .update(pages)
      .set({
        parentId,
        position: reservedPosition,
        moves: sql`${pages.moves} + 1`,
        ...revisionColumns(userId, now),
      })
      .where(eq(pages.id, pageId))
    await renumberChildren(transaction, page.parentId)
    if (page.parentId !== parentId) {
      for (const text of texts) {
        const path = await buildPathBelow(transaction, parentId, text.slug, text.locale)
        await setPath(transaction, pageId, text.locale, path)
      }
    }
    await announcePageChange(transaction, change, null, 1)
    return successOutcome
  })
}

/** Asserts that the new parent exists and is neither the page itself nor one of its descendants. */
async function assertNoCycle(db: Queryable, pageId: number, parentId: number | null): Promise<void> {
  if (parentId === null) return
  const { rows } = await db.execute<{ id: number }>(sql`
    WITH RECURSIVE ancestors AS (
      SELECT id, parent_id FROM pages WHERE id = ${parentId} AND content_type = 'page'
      UNION SELECT parent.id, parent.parent_id FROM pages AS parent JOIN ancestors ON parent.id = ancestors.parent_id
    ) SELECT id FROM ancestors`)
  if (rows.length === 0) throw new NotFoundError(`There is no page ${parentId}.`)
  if (rows.some(({ id }) => id === pageId)) throw new ConflictError('pageCycle')
}

/** Creates the outcome of a change with an outdated revision. */
export async function createStaleOutcome(db: Queryable, lockedPage: LockedPage): Promise<ChangeOutcome> {
  return { isStale: true, lastWriter: await findLastWriter(db, lockedPage) }
}

function isDifferent(columns: Record<string, unknown>, row: Record<string, unknown>): boolean {
  return Object.entries(columns).some(([name, value]) => !isDeepStrictEqual(row[name], value))
}

/**
 * @param locale the only changed language; null for a change of all languages
 * @param steps the number by which the change has incremented the revision
 */
function announcePageChange(db: Queryable, change: PageChange, locale: Locale | null, steps: number): Promise<void> {
  const { pageId, userId, revision } = change
  return announceChange(db, { pageId, moduleId: null, revision: revision + steps, locale, userId })
}
