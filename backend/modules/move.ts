import { eq, inArray } from 'drizzle-orm'
import type { Module } from '@/lib/contract/module'
import type { ModuleMove } from '@/lib/contract/module-writes'
import { idsWithin, modulesWithin } from '../content/module-rows'
import type { Queryable } from '../db/client'
import { type ModuleRow, modules } from '../db/schema/modules'
import { type Editing, presentModule, requireCurrent, requireLive, type Target, writtenBy } from './editing'
import { invalidField } from './messages'
import { ancestorIds, checkedPlace, moduleRow } from './module-placement'
import { notifyChange } from './notify-change'
import { isSameOwner, type Owner, withOwnersLocked } from './owner'
import { arrange, idsAt, isSamePlace, type Place, putAt } from './siblings'

/**
 * Moves a module with its descendants, on its page or to another page of the same language. If it already is at the
 * requested position, nothing changes, whatever revision is sent.
 * @throws InvalidFieldsError, HttpError 404, 409
 */
export async function moveModule(editing: Editing, target: Target, body: ModuleMove): Promise<Module> {
  const { db, locale } = editing
  const others = await requestedOwners(editing, body)
  const ids = [target.id, ...(body.parent ? [body.parent] : [])]
  return withOwnersLocked(db, ids, others, async (transaction, rows) => {
    const row = requireLive(rows.get(target.id), target, locale)
    const place = await newPlace(transaction, row, body, rows.get(body.parent ?? 0) ?? null)
    if (isSamePlace(row, place)) {
      const siblings = await idsAt(transaction, place)
      if (siblings.indexOf(row.id) === Math.min(body.position ?? siblings.length, siblings.length - 1)) {
        return presentModule(transaction, row)
      }
    }
    await requireCurrent(transaction, row, body)
    await transfer(transaction, editing, row, place)
    if (!isSamePlace(row, place)) await arrange(transaction, await idsAt(transaction, row))
    await putAt(transaction, row.id, place, body.position)
    await announceMove(transaction, editing, row, place)
    return presentModule(transaction, row)
  })
}

/** The destination page, if the request names one; it is locked as well. */
async function requestedOwners({ db, locale }: Editing, { parent, object_id }: ModuleMove): Promise<Owner[]> {
  if (!object_id) return []
  const row = parent ? await moduleRow(db, parent) : undefined
  if (row && row.objectId !== object_id) throw invalidField(locale, 'object_id', 'otherOwner')
  return [{ contentType: 'page', objectId: object_id, locale }]
}

async function newPlace(
  db: Queryable,
  row: ModuleRow,
  { parent: parentId, column, object_id }: ModuleMove,
  parent: ModuleRow | null,
): Promise<Place> {
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
  const height = heightOf(await modulesWithin(db, [row.id]), row.id)
  return checkedPlace(db, row.model, {
    owner: { contentType: owner.contentType, objectId: owner.objectId, locale },
    parent,
    column,
    height,
  })
}

function heightOf(rows: readonly ModuleRow[], id: number): number {
  const children = rows.filter((row) => row.parentId === id)
  return 1 + Math.max(0, ...children.map((row) => heightOf(rows, row.id)))
}

/** Stores the new place; for another page also its descendants', including deleted ones. */
async function transfer(db: Queryable, editing: Editing, row: ModuleRow, place: Place): Promise<void> {
  const { contentType, objectId, parentId, columnIndex } = place
  await db
    .update(modules)
    .set({ ...writtenBy(editing), parentId, columnIndex, widerColumn: null, revision: row.revision + 1 })
    .where(eq(modules.id, row.id))
  if (isSameOwner(row, place)) return
  await db
    .update(modules)
    .set({ contentType, objectId })
    .where(inArray(modules.id, idsWithin([row.id])))
}

/** Announces the move to both owners. Reusable containers count as one owner, yet each has to be reloaded. */
async function announceMove(db: Queryable, editing: Editing, row: ModuleRow, place: Place): Promise<void> {
  if (!isSameOwner(row, place) || row.objectId === null) await notifyChange(db, editing, row, null)
  await notifyChange(db, editing, { ...row, ...place }, row.revision + 1)
}
