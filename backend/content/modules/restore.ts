import { and, eq } from 'drizzle-orm'
import { lockPictures } from '@/backend/library/media/lock-pictures'
import type { Queryable } from '@/backend/platform/db/client'
import { isKept, type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import { NotFoundError } from '@/backend/platform/errors'
import type { Module } from '@/lib/contract/blocks/module'
import { countColumns, isAllowedIn } from '@/lib/contract/blocks/placement'
import { listPictureIds } from '../module-content/present-modules'
import {
  authorColumns,
  type EditContext,
  presentModule,
  requireCurrent,
  requireMatch,
  type Target,
} from './edit-context'
import { invalidField } from './messages'
import { findModule } from './module-placement'
import { notifyChange } from './notify-change'
import { hasOwner, withOwnersLocked } from './owner'
import { moveToPosition, type SiblingList } from './siblings'

/**
 * The list and position to which a module is restored. A position of null is the end of the list;
 * it is used if the original list no longer exists.
 */
interface RestoreTarget {
  list: SiblingList
  position: number | null
  oldColumn: number | null
}

/**
 * Restores a deleted module, and the modules that were deleted together with it, to its original
 * list. A module whose parent is deleted too goes to the end of the list of its closest remaining
 * ancestor. No-op for a module that is not deleted.
 * @throws InvalidFieldsError, ConflictError; NotFoundError, also for a module that was deleted
 * together with its parent
 */
export async function restoreModule(context: EditContext, target: Target, body: { revision: number }): Promise<Module> {
  const { db, locale } = context
  return withOwnersLocked(db, [target.id], [], async (transaction, rows) => {
    const row = requireMatch(rows.get(target.id), target, locale)
    if (!row.deletedAt) return presentModule(transaction, row)
    if (row.deletedWith !== row.id || !(await hasOwner(transaction, row))) throw new NotFoundError()
    await requireCurrent(transaction, row, body)
    await assertSlugFree(transaction, row)
    const descendants = await transaction.select().from(modules).where(eq(modules.deletedWith, row.id))
    await lockPictures(transaction, listPictureIds(descendants))
    const { list, position, oldColumn } = await findRestoreTarget(transaction, row)
    const { parentId, columnIndex } = list
    const revision = row.revision + 1
    await transaction.update(modules).set({ deletedAt: null, deletedWith: null }).where(eq(modules.deletedWith, row.id))
    await transaction
      .update(modules)
      .set({ ...authorColumns(context), parentId, columnIndex, oldColumn, revision })
      .where(eq(modules.id, row.id))
    await moveToPosition(transaction, row.id, list, position)
    await notifyChange(transaction, context, { ...row, ...list }, revision)
    return presentModule(transaction, { ...row, deletedAt: null })
  })
}

async function assertSlugFree(db: Queryable, { slug, locale }: ModuleRow): Promise<void> {
  if (slug === null) return
  const [existingContainer] = await db
    .select({ id: modules.id })
    .from(modules)
    .where(and(eq(modules.slug, slug), eq(modules.locale, locale), isKept))
  if (existingContainer) throw invalidField(locale, 'slug', 'slugTaken')
}

async function findRestoreTarget(db: Queryable, row: ModuleRow): Promise<RestoreTarget> {
  let topDeletedRow = row
  let parent = await findParent(db, row)
  while (parent?.deletedAt) {
    topDeletedRow = parent
    parent = await findParent(db, parent)
  }
  if (!isAllowedIn(row.model, parent?.model ?? null)) throw invalidField(row.locale, 'parent', 'notAllowedThere')
  const { contentType, objectId, locale } = row
  if (!parent && objectId === null && row.slug === null) throw invalidField(locale, 'parent', 'missing')
  const originalColumn = topDeletedRow.oldColumn ?? topDeletedRow.columnIndex
  const count = (parent ? countColumns(parent) : null) ?? 1
  const columnIndex = originalColumn === null ? null : Math.min(originalColumn, count - 1)
  const isOriginalList = topDeletedRow === row && columnIndex === row.columnIndex
  return {
    list: { contentType, objectId, locale, parentId: parent?.id ?? null, columnIndex },
    position: isOriginalList ? row.position : null,
    oldColumn: originalColumn === columnIndex ? null : originalColumn,
  }
}

async function findParent(db: Queryable, { parentId }: ModuleRow): Promise<ModuleRow | undefined> {
  return parentId === null ? undefined : findModule(db, parentId)
}
