import { isDeepStrictEqual } from 'node:util'
import { eq, inArray, sql } from 'drizzle-orm'
import { lockPictures } from '@/backend/library/media/lock-pictures'
import type { Queryable } from '@/backend/platform/db/client'
import { insertRecord } from '@/backend/platform/db/insert-record'
import { type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import { ConflictError } from '@/backend/platform/errors'
import { pickMarks } from '@/lib/contract/blocks/marks'
import type { Module } from '@/lib/contract/blocks/module'
import { maxModuleDepth } from '@/lib/contract/blocks/placement'
import type { Locale } from '@/lib/contract/common/locale'
import { listStoredFields } from '../module-content/block-data'
import { type FlatModule, flattenModules } from '../module-content/flatten-modules'
import { loadSubtreeRows } from '../module-content/module-rows'
import { listPictureIds } from '../module-content/present-modules'
import { isPictureDerived } from '../module-content/stored-data'
import { listKeptModules, listLockedIds, mergePositions, separateProtected } from './kept-modules'
import { selectWorkingModules } from './working-copy'

/** The page to restore, whose working copy the caller has locked, and the author of the change. */
interface Target {
  db: Queryable
  pageId: number
  locale: Locale
  userId: number
  now: Date
}

/**
 * Replaces the modules of the working copy by the modules of a version, matched by id. Deletes
 * modules that the version lacks, except hidden ones. Locked modules stay unchanged.
 */
export async function restoreModules(target: Target, flatModules: readonly FlatModule[]): Promise<void> {
  const liveRows = await selectWorkingModules(target.db, target.pageId, target.locale)
  await replaceModules(target, { currentModules: liveRows, lockedIds: listLockedIds(liveRows) }, flatModules)
}

/**
 * Restores a module of a version, with its descendants. A module that still exists keeps its
 * position, unless its parent is now one of the restored modules. A deleted module returns to its
 * position in the version.
 * @throws ConflictError for a locked module
 */
export async function restoreModule(target: Target, root: FlatModule): Promise<void> {
  const liveRows = await selectWorkingModules(target.db, target.pageId, target.locale)
  const lockedIds = listLockedIds(liveRows)
  if (lockedIds.has(root.id)) throw new ConflictError('blockLocked')
  const currentModule = liveRows.find(({ id }) => id === root.id)
  const descendants = flattenModules([{ ...root.module, parent: null }]).slice(1)
  const unlockedRows = liveRows.filter(({ id }) => !lockedIds.has(id))
  const isPossibleIn = createParentCheck(unlockedRows, [root, ...descendants])
  const { parentId, columnIndex, position } =
    currentModule && isPossibleIn(currentModule.parentId)
      ? currentModule
      : await makeRoom(target, liveRows, { root, hasParent: isPossibleIn(root.parentId) })
  const currentBranch = currentModule ? await loadSubtreeRows(target.db, [root.id]) : []
  await replaceModules(target, { currentModules: currentBranch, lockedIds }, [
    { ...root, parentId, columnIndex, position },
    ...descendants,
  ])
}

/**
 * Returns a function that checks if the restored modules may be placed in a parent: the parent
 * exists, is not one of them, and leaves enough nesting levels for them.
 * @param restoredModules parents before their children
 */
function createParentCheck(liveRows: readonly ModuleRow[], restoredModules: readonly FlatModule[]) {
  const parentIds = new Map(liveRows.map(({ id, parentId }) => [id, parentId]))
  const levels = new Map<number, number>()
  for (const { id, parentId } of restoredModules) levels.set(id, 1 + (levels.get(parentId ?? 0) ?? 0))
  const height = Math.max(...levels.values())
  return (parentId: number | null): boolean => {
    let depth = 0
    for (let id = parentId; id !== null; id = parentIds.get(id) ?? null) {
      if (levels.has(id) || !parentIds.has(id)) return false
      depth += 1
    }
    return depth + height <= maxModuleDepth
  }
}

/**
 * Makes room for a module by shifting its later siblings. Returns the position in the version or,
 * without its parent, the end of the page.
 */
async function makeRoom(
  target: Target,
  liveRows: readonly ModuleRow[],
  { root, hasParent }: { root: FlatModule; hasParent: boolean },
) {
  const parentId = hasParent ? root.parentId : null
  const columnIndex = hasParent ? root.columnIndex : null
  const siblings = liveRows.filter(
    (row) => row.id !== root.id && row.parentId === parentId && row.columnIndex === columnIndex,
  )
  const position = hasParent ? Math.min(root.position, siblings.length) : siblings.length
  const laterIds = siblings.filter((row) => row.position >= position).map(({ id }) => id)
  if (laterIds.length > 0) {
    await target.db
      .update(modules)
      .set({ position: sql`${modules.position} + 1` })
      .where(inArray(modules.id, laterIds))
  }
  return { parentId, columnIndex, position }
}

async function replaceModules(
  target: Target,
  { currentModules, lockedIds }: { currentModules: readonly ModuleRow[]; lockedIds: ReadonlySet<number> },
  versionModules: readonly FlatModule[],
): Promise<void> {
  const { db, userId, now } = target
  const { restoredModules: flatModules, protectedIds } = separateProtected(versionModules, lockedIds)
  const keptModules = listKeptModules(currentModules, flatModules, protectedIds)
  const positions = mergePositions(currentModules, flatModules, keptModules)
  const listedIds = new Set([...keptModules.keys(), ...flatModules.map(({ id }) => id)])
  const removedIds = currentModules.map(({ id }) => id).filter((id) => !listedIds.has(id))
  if (removedIds.length > 0) {
    await db
      .update(modules)
      .set({ deletedAt: now, deletedWith: sql`${modules.id}`, updatedAt: now, updatedBy: userId })
      .where(inArray(modules.id, removedIds))
  }
  await writeModules(
    target,
    flatModules.map((module) => ({ ...module, position: positions.get(module.id) ?? module.position })),
  )
  for (const { id, position: currentPosition } of keptModules.values()) {
    const position = positions.get(id) ?? currentPosition
    if (position !== currentPosition) await db.update(modules).set({ position }).where(eq(modules.id, id))
  }
}

/**
 * Writes modules, parents before their children. If a module with the same id is now on another
 * page, the restored module gets a new id.
 */
async function writeModules(target: Target, flatModules: readonly FlatModule[]): Promise<void> {
  const { db } = target
  const ids = flatModules.map(({ id }) => id)
  const rows = ids.length > 0 ? await db.select().from(modules).where(inArray(modules.id, ids)) : []
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  const newIds = new Map<number, number>()
  await lockPictures(db, listPictureIds(flatModules.map(({ module }) => ({ ...module, data: toStoredData(module) }))))
  for (const { module, ...position } of flatModules) {
    const parentId = position.parentId === null ? null : (newIds.get(position.parentId) ?? position.parentId)
    const fields = { ...position, parentId, model: module.model, data: toStoredData(module) }
    const row = rowsById.get(module.id)
    if (row && isInTarget(row, target)) await updateModule(target, row, fields)
    else newIds.set(module.id, await insertModule(target, fields, { isTaken: row !== undefined, slug: module.slug }))
  }
  await detachModules(target, ids)
}

/** Keeps modules deleted that were deleted together with one of the restored modules. */
async function detachModules({ db }: Target, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(modules)
    .set({ deletedWith: sql`${modules.id}` })
    .where(inArray(modules.deletedWith, [...ids]))
}

type Fields = Pick<ModuleRow, 'id' | 'parentId' | 'columnIndex' | 'position' | 'model' | 'data'>

const isInTarget = (row: ModuleRow, { pageId, locale }: Target) =>
  row.contentType === 'page' && row.objectId === pageId && row.locale === locale

async function updateModule({ db, userId, now }: Target, row: ModuleRow, fields: Fields): Promise<void> {
  const { id, ...restoredFields } = fields
  // A module that was hidden since the version stays hidden.
  const columns = { ...restoredFields, data: { ...pickMarks(row.data), ...restoredFields.data } }
  const { model, data, parentId, columnIndex, position } = row
  const currentFields = { model, data, parentId, columnIndex, position }
  if (row.deletedAt === null && isDeepStrictEqual(currentFields, columns)) return
  await db
    .update(modules)
    .set({
      ...columns,
      deletedAt: null,
      deletedWith: null,
      oldColumn: null,
      updatedAt: now,
      updatedBy: userId,
      // The slug of a deleted module may now belong to another module.
      slug: row.deletedAt === null ? row.slug : selectFreeSlug(row.slug, row.locale),
      revision: sql`${modules.revision} + 1`,
    })
    .where(eq(modules.id, id))
}

async function insertModule(
  { db, pageId, locale, userId, now }: Target,
  { id, ...fields }: Fields,
  { isTaken, slug }: { isTaken: boolean; slug: string | null },
): Promise<number> {
  const values = {
    ...fields,
    contentType: 'page',
    objectId: pageId,
    locale,
    updatedAt: now,
    updatedBy: userId,
    slug: selectFreeSlug(slug, locale),
  }
  return await insertRecord(db, modules, values, isTaken ? null : id)
}

/** Returns an SQL expression for the slug, or null if another module has it. */
function selectFreeSlug(slug: string | null, locale: Locale) {
  return sql<string | null>`(SELECT ${slug}::text WHERE NOT EXISTS (
    SELECT FROM modules AS other WHERE other.slug = ${slug} AND other.locale = ${locale} AND other.deleted_at IS NULL))`
}

/** Converts data of a version for the working copy: objects to ids, without derived fields. */
function toStoredData({ model, data }: Module): ModuleRow['data'] {
  const derivedFields = listStoredFields(model).flatMap(([name, field]) => (isPictureDerived(field) ? [name] : []))
  const storedEntries = Object.entries(data).filter(([field]) => !derivedFields.includes(field))
  return Object.fromEntries(
    storedEntries.map(([field, value]) => {
      const isReference = typeof value === 'object' && value !== null && 'id' in value
      return [field, isReference ? value.id : value]
    }),
  )
}
