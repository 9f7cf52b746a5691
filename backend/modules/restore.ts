import { and, eq } from 'drizzle-orm'
import { columnCount, isAllowedIn } from '@/lib/contract/blocks/placement'
import type { Module } from '@/lib/contract/module'
import { picturesOf } from '../content/publish-modules'
import type { Queryable } from '../db/client'
import { isLive, type ModuleRow, modules } from '../db/schema/modules'
import { NotFoundError } from '../errors'
import { lockPictures } from '../media/lock-pictures'
import { type Editing, presentModule, requireCurrent, requireKnown, type Target, writtenBy } from './editing'
import { invalidField } from './messages'
import { moduleRow } from './module-placement'
import { notifyChange } from './notify-change'
import { ownerExists, withOwnersLocked } from './owner'
import { type Place, putAt } from './siblings'

/** Where a module comes back: at its position, or, where its old place is gone, at the end (null). */
interface Return {
  place: Place
  position: number | null
  widerColumn: number | null
}

/**
 * Brings a deleted module back with what was deleted with it: to its old place; to the end of the nearest place around it
 * that remains, if the module that it stood in is deleted too. One that is there already stays as it is.
 * @throws InvalidFieldsError, HttpError 404 for none and for what was deleted with another one, 409
 */
export async function restoreModule(
  editing: Editing,
  target: Target,
  body: { revision: number },
): Promise<Module> {
  const { db, locale } = editing
  return withOwnersLocked(db, [target.id], [], async (transaction, rows) => {
    const row = requireKnown(rows.get(target.id), target, locale)
    if (!row.deletedAt) return presentModule(transaction, row)
    if (row.deletedWith !== row.id || !(await ownerExists(transaction, row))) throw new NotFoundError()
    await requireCurrent(transaction, row, body)
    await requireFreeSlug(transaction, row)
    const inside = await transaction.select().from(modules).where(eq(modules.deletedWith, row.id))
    await lockPictures(transaction, picturesOf(inside))
    const { place, position, widerColumn } = await placeOfReturn(transaction, row)
    const { parentId, columnIndex } = place
    const revision = row.revision + 1
    await transaction
      .update(modules)
      .set({ deletedAt: null, deletedWith: null })
      .where(eq(modules.deletedWith, row.id))
    await transaction
      .update(modules)
      .set({ ...writtenBy(editing), parentId, columnIndex, widerColumn, revision })
      .where(eq(modules.id, row.id))
    await putAt(transaction, row.id, place, position)
    await notifyChange(transaction, editing, { ...row, ...place }, revision)
    return presentModule(transaction, { ...row, deletedAt: null })
  })
}

async function requireFreeSlug(db: Queryable, { slug, locale }: ModuleRow): Promise<void> {
  if (slug === null) return
  const [taken] = await db
    .select({ id: modules.id })
    .from(modules)
    .where(and(eq(modules.slug, slug), eq(modules.locale, locale), isLive))
  if (taken) throw invalidField(locale, 'slug', 'slugTaken')
}

async function placeOfReturn(db: Queryable, row: ModuleRow): Promise<Return> {
  let inner = row
  let parent = await parentOf(db, row)
  while (parent?.deletedAt) {
    inner = parent
    parent = await parentOf(db, parent)
  }
  if (!isAllowedIn(row.model, parent?.model ?? null)) throw invalidField(row.locale, 'parent', 'notThere')
  const { contentType, objectId, locale } = row
  if (!parent && objectId === null && row.slug === null) throw invalidField(locale, 'parent', 'gone')
  const wanted = inner.widerColumn ?? inner.columnIndex
  const last = (parent ? columnCount(parent) : null) ?? 1
  const columnIndex = wanted === null ? null : Math.min(wanted, last - 1)
  const isAsBefore = inner === row && columnIndex === row.columnIndex
  return {
    place: { contentType, objectId, locale, parentId: parent?.id ?? null, columnIndex },
    position: isAsBefore ? row.position : null,
    widerColumn: wanted === columnIndex ? null : wanted,
  }
}

async function parentOf(db: Queryable, { parentId }: ModuleRow): Promise<ModuleRow | undefined> {
  return parentId === null ? undefined : moduleRow(db, parentId)
}
