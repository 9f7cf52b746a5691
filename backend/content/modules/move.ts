import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import type { Module } from '@/lib/contract/blocks/module'
import type { ModuleMove } from '@/lib/contract/pages/module-writes'
import { loadModulesWithin, selectIdsWithin } from '../module-content/module-rows'
import {
  type EditContext,
  presentModule,
  requireCurrent,
  requireLive,
  type Target,
  writtenBy,
} from './editing'
import { invalidField } from './messages'
import { ancestorIds, checkTargetList, moduleRow } from './module-placement'
import { notifyChange } from './notify-change'
import { isSameOwner, type Owner, withOwnersLocked } from './owner'
import { insertInto, isSameList, loadIds, renumberSiblings, type SiblingList } from './siblings'

/**
 * Moves a module with its descendants, on its page or to another page of the same language. No-op
 * if it is at the requested position already, for any revision.
 * @throws InvalidFieldsError, HttpError 404, 409
 */
export async function moveModule(editing: EditContext, target: Target, body: ModuleMove): Promise<Module> {
  const { db, locale } = editing
  const targetOwners = await findRequestedOwners(editing, body)
  const ids = [target.id, ...(body.parent ? [body.parent] : [])]
  return withOwnersLocked(db, ids, targetOwners, async (transaction, rows) => {
    const row = await requireLive(transaction, rows.get(target.id), target, locale)
    const list = await findTargetList(transaction, row, body, rows.get(body.parent ?? 0) ?? null)
    if (isSameList(row, list)) {
      const siblings = await loadIds(transaction, list)
      if (siblings.indexOf(row.id) === Math.min(body.position ?? siblings.length, siblings.length - 1)) {
        return presentModule(transaction, row)
      }
    }
    await requireCurrent(transaction, row, body)
    await transferModule(transaction, editing, row, list)
    if (!isSameList(row, list)) await renumberSiblings(transaction, await loadIds(transaction, row))
    await insertInto(transaction, row.id, list, body.position)
    await announceMove(transaction, editing, row, list)
    return presentModule(transaction, row)
  })
}

/** The destination page, if the request names one; it must be locked, too. */
async function findRequestedOwners(
  { db, locale }: EditContext,
  { parent, object_id }: ModuleMove,
): Promise<Owner[]> {
  if (!object_id) return []
  const row = parent ? await moduleRow(db, parent) : undefined
  if (row && row.objectId !== object_id) throw invalidField(locale, 'object_id', 'otherOwner')
  return [{ contentType: 'page', objectId: object_id, locale }]
}

async function findTargetList(
  db: Queryable,
  row: ModuleRow,
  { parent: parentId, column, object_id }: ModuleMove,
  parent: ModuleRow | null,
): Promise<SiblingList> {
  const { locale } = row
  // A container with a slug is not part of a page.
  if (row.slug !== null) throw invalidField(locale, 'parent', 'notThere')
  if (parentId !== null && (!parent || parent.deletedAt || parent.locale !== locale)) {
    throw invalidField(locale, 'parent', 'gone')
  }
  if (parent && (await ancestorIds(db, parent.id)).includes(row.id))
    throw invalidField(locale, 'parent', 'inItself')
  const objectId = object_id ?? row.objectId
  if (!parent && objectId === null) throw invalidField(locale, 'object_id', 'pageMissing')
  const owner = parent ?? { contentType: 'page', objectId, locale }
  const height = countLevels(await loadModulesWithin(db, [row.id]), row.id)
  return checkTargetList(db, row.model, {
    owner: { contentType: owner.contentType, objectId: owner.objectId, locale },
    parent,
    column,
    height,
  })
}

function countLevels(rows: readonly ModuleRow[], id: number): number {
  const children = rows.filter((row) => row.parentId === id)
  return 1 + Math.max(0, ...children.map((row) => countLevels(rows, row.id)))
}

/**
 * Stores the module's new parent and column, and, for another page, the new owner of all its
 * descendants, deleted ones too.
 */
async function transferModule(
  db: Queryable,
  editing: EditContext,
  row: ModuleRow,
  list: SiblingList,
): Promise<void> {
  const { contentType, objectId, parentId, columnIndex } = list
  await db
    .update(modules)
    .set({ ...writtenBy(editing), parentId, columnIndex, widerColumn: null, revision: row.revision + 1 })
    .where(eq(modules.id, row.id))
  if (isSameOwner(row, list)) return
  await db
    .update(modules)
    .set({ contentType, objectId })
    .where(inArray(modules.id, selectIdsWithin([row.id])))
}

/**
 * Announces the move to both owners; reusable containers share one owner, but each must be
 * reloaded.
 */
async function announceMove(
  db: Queryable,
  editing: EditContext,
  row: ModuleRow,
  list: SiblingList,
): Promise<void> {
  if (!isSameOwner(row, list) || row.objectId === null) await notifyChange(db, editing, row, null)
  await notifyChange(db, editing, { ...row, ...list }, row.revision + 1)
}
