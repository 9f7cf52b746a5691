import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import type { Module } from '@/lib/contract/blocks/module'
import type { ModuleMove } from '@/lib/contract/pages/module-writes'
import { loadSubtreeRows, selectSubtreeIds } from '../module-content/module-rows'
import {
  authorColumns,
  type EditContext,
  presentModule,
  requireCurrent,
  requireUndeleted,
  type Target,
} from './edit-context'
import { invalidField } from './messages'
import { findModule, listPathIds, requireTargetList } from './module-placement'
import { notifyChange } from './notify-change'
import { isSameOwner, type Owner, withOwnersLocked } from './owner'
import { isSameList, loadSiblingIds, moveToPosition, renumberSiblings, type SiblingList } from './siblings'

/**
 * Moves a module with its descendants, within its page or to another page in the same language.
 * No-op if the module is already at the requested position, even for an outdated revision.
 * @throws InvalidFieldsError, NotFoundError, ConflictError
 */
export async function moveModule(context: EditContext, target: Target, body: ModuleMove): Promise<Module> {
  const { db, locale } = context
  const targetOwners = await listRequestedOwners(context, body)
  const ids = [target.id, ...(body.parent ? [body.parent] : [])]
  return withOwnersLocked(db, ids, targetOwners, async (transaction, rows) => {
    const row = await requireUndeleted(transaction, rows.get(target.id), target, locale)
    const list = await resolveTargetList(transaction, row, body, rows.get(body.parent ?? 0) ?? null)
    if (isSameList(row, list)) {
      const siblings = await loadSiblingIds(transaction, list)
      if (siblings.indexOf(row.id) === Math.min(body.position ?? siblings.length, siblings.length - 1)) {
        return presentModule(transaction, row)
      }
    }
    await requireCurrent(transaction, row, body)
    await transferModule(transaction, context, row, list)
    if (!isSameList(row, list)) await renumberSiblings(transaction, await loadSiblingIds(transaction, row))
    await moveToPosition(transaction, row.id, list, body.position)
    await announceMove(transaction, context, row, list)
    return presentModule(transaction, row)
  })
}

/** Lists the destination page of a request, or nothing. The caller must also lock this page. */
async function listRequestedOwners({ db, locale }: EditContext, { parent, object_id }: ModuleMove): Promise<Owner[]> {
  if (!object_id) return []
  const row = parent ? await findModule(db, parent) : undefined
  if (row && row.objectId !== object_id) throw invalidField(locale, 'object_id', 'ownerMismatch')
  return [{ contentType: 'page', objectId: object_id, locale }]
}

async function resolveTargetList(
  db: Queryable,
  row: ModuleRow,
  { parent: parentId, column, object_id }: ModuleMove,
  parent: ModuleRow | null,
): Promise<SiblingList> {
  const { locale } = row
  // A container with a slug is not part of a page.
  if (row.slug !== null) throw invalidField(locale, 'parent', 'notAllowedThere')
  if (parentId !== null && (!parent || parent.deletedAt || parent.locale !== locale)) {
    throw invalidField(locale, 'parent', 'missing')
  }
  if (parent && (await listPathIds(db, parent.id)).includes(row.id))
    throw invalidField(locale, 'parent', 'insideItself')
  const objectId = object_id ?? row.objectId
  if (!parent && objectId === null) throw invalidField(locale, 'object_id', 'pageMissing')
  const owner = parent ?? { contentType: 'page', objectId, locale }
  const height = countLevels(await loadSubtreeRows(db, [row.id]), row.id)
  return requireTargetList(db, row.model, {
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
 * Stores the new parent and column of a module. On a move to another page, also stores the new
 * owner of all descendants, including deleted ones.
 */
async function transferModule(db: Queryable, context: EditContext, row: ModuleRow, list: SiblingList): Promise<void> {
  const { contentType, objectId, parentId, columnIndex } = list
  await db
    .update(modules)
    .set({ ...authorColumns(context), parentId, columnIndex, oldColumn: null, revision: row.revision + 1 })
    .where(eq(modules.id, row.id))
  if (isSameOwner(row, list)) return
  await db
    .update(modules)
    .set({ contentType, objectId })
    .where(inArray(modules.id, selectSubtreeIds([row.id])))
}

/**
 * Announces a move for the new position. Announces it for the old position too if the owner has
 * changed or is a reusable container, because each container must be reloaded.
 */
async function announceMove(db: Queryable, context: EditContext, row: ModuleRow, list: SiblingList): Promise<void> {
  if (!isSameOwner(row, list) || row.objectId === null) await notifyChange(db, context, row, null)
  await notifyChange(db, context, { ...row, ...list }, row.revision + 1)
}
