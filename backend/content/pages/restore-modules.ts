import { isDeepStrictEqual } from 'node:util'
import { eq, inArray, sql } from 'drizzle-orm'
import { lockPictures } from '@/backend/library/media/lock-pictures'
import type { Queryable } from '@/backend/platform/db/client'
import { type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import { pickMarks } from '@/lib/contract/blocks/marks'
import type { Module } from '@/lib/contract/blocks/module'
import type { Locale } from '@/lib/contract/common/locale'
import { storedFields } from '../module-content/block-data'
import { type FlatModule, flattenModules } from '../module-content/flatten-modules'
import { loadModulesWithin } from '../module-content/module-rows'
import { listPictureIds } from '../module-content/publish-modules'
import { isPictureDerived } from '../module-content/stored-data'
import { workingModules } from './working-copy'

/** The page to restore to, locked by the caller, and the author. */
interface Target {
  db: Queryable
  pageId: number
  locale: Locale
  userId: number
  now: Date
}

/**
 * Replaces the modules of the working copy by those of a version, matched by id. Others are
 * deleted.
 */
export async function restoreModules(target: Target, flatModules: readonly FlatModule[]): Promise<void> {
  await removeOthers(target, await workingModules(target.db, target.pageId, target.locale), flatModules)
  await writeAll(target, flatModules)
}

/**
 * Restores a module of a version with its descendants: at its current position, or, if it was
 * deleted, at its position in the version.
 */
export async function restoreModule(target: Target, root: FlatModule): Promise<void> {
  const liveRows = await workingModules(target.db, target.pageId, target.locale)
  const currentModule = liveRows.find(({ id }) => id === root.id)
  const destination = currentModule ?? (await makeRoom(target, liveRows, root))
  const descendants = flattenModules([{ ...root.module, parent: null }]).slice(1)
  await removeOthers(target, currentModule ? await loadModulesWithin(target.db, [root.id]) : [], [
    root,
    ...descendants,
  ])
  const { parentId, columnIndex, position } = destination
  await writeAll(target, [{ ...root, parentId, columnIndex, position }, ...descendants])
}

/**
 * Makes room for a deleted module: at its old position if its parent exists, otherwise at the end
 * of the page. Later siblings are shifted by one.
 */
async function makeRoom(target: Target, liveRows: readonly ModuleRow[], root: FlatModule) {
  const isThere = root.parentId === null || liveRows.some(({ id }) => id === root.parentId)
  const parentId = isThere ? root.parentId : null
  const columnIndex = isThere ? root.columnIndex : null
  const siblings = liveRows.filter((row) => row.parentId === parentId && row.columnIndex === columnIndex)
  const position = isThere ? Math.min(root.position, siblings.length) : siblings.length
  const laterIds = siblings.filter((row) => row.position >= position).map(({ id }) => id)
  if (laterIds.length > 0) {
    await target.db
      .update(modules)
      .set({ position: sql`${modules.position} + 1` })
      .where(inArray(modules.id, laterIds))
  }
  return { parentId, columnIndex, position }
}

async function removeOthers(
  { db, userId, now }: Target,
  currentModules: readonly ModuleRow[],
  flatModules: readonly FlatModule[],
): Promise<void> {
  const restoredIds = new Set(flatModules.map(({ id }) => id))
  const removedIds = currentModules.map(({ id }) => id).filter((id) => !restoredIds.has(id))
  if (removedIds.length === 0) return
  await db
    .update(modules)
    .set({ deletedAt: now, deletedWith: sql`${modules.id}`, updatedAt: now, updatedBy: userId })
    .where(inArray(modules.id, removedIds))
}

/** Writes parents before children. A module whose id is now used on another page gets a new id. */
async function writeAll(target: Target, flatModules: readonly FlatModule[]): Promise<void> {
  const { db } = target
  const ids = flatModules.map(({ id }) => id)
  const rows = ids.length > 0 ? await db.select().from(modules).where(inArray(modules.id, ids)) : []
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  const newIds = new Map<number, number>()
  await lockPictures(
    db,
    listPictureIds(flatModules.map(({ module }) => ({ ...module, data: toStoredData(module) }))),
  )
  for (const { module, ...own } of flatModules) {
    const parentId = own.parentId === null ? null : (newIds.get(own.parentId) ?? own.parentId)
    const fields = { ...own, parentId, model: module.model, data: toStoredData(module) }
    const row = rowsById.get(module.id)
    if (row && isInTarget(row, target)) await updateModule(target, row, fields)
    else
      newIds.set(
        module.id,
        await insertModule(target, fields, { isTaken: row !== undefined, slug: module.slug }),
      )
  }
  await detachModules(target, ids)
}

/** Modules deleted together with restored ones, but not restored, become separate deletions. */
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
  const { id, ...restored } = fields
  const { is_hidden: _, ...marks } = pickMarks(row.data)
  const columns = { ...restored, data: { ...marks, ...restored.data } }
  const { model, data, parentId, columnIndex, position } = row
  const currentFields = { model, data, parentId, columnIndex, position }
  if (row.deletedAt === null && isDeepStrictEqual(currentFields, columns)) return
  await db
    .update(modules)
    .set({
      ...columns,
      deletedAt: null,
      deletedWith: null,
      widerColumn: null,
      updatedAt: now,
      updatedBy: userId,
      // Another module may have the slug now.
      slug: row.deletedAt === null ? row.slug : freeSlug(row.slug, row.locale),
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
    slug: freeSlug(slug, locale),
  }
  const insertion = isTaken
    ? db.insert(modules).values(values)
    : db
        .insert(modules)
        .overridingSystemValue()
        .values({ ...values, id })
  const [row] = await insertion.returning({ id: modules.id })
  if (!row) throw new Error('The database gave the module no id.')
  return row.id
}

/** The slug, or null if another module has it. */
function freeSlug(slug: string | null, locale: Locale) {
  return sql<string | null>`(SELECT ${slug}::text WHERE NOT EXISTS (
    SELECT FROM modules AS other WHERE other.slug = ${slug} AND other.locale = ${locale} AND other.deleted_at IS NULL))`
}

/** Converts data to the form of the working copy: references as ids, without derived fields. */
function toStoredData({ model, data }: Module): ModuleRow['data'] {
  const derived = storedFields(model).flatMap(([name, field]) => (isPictureDerived(field) ? [name] : []))
  const storedEntries = Object.entries(data).filter(([field]) => !derived.includes(field))
  return Object.fromEntries(
    storedEntries.map(([field, value]) => {
      const isReference = typeof value === 'object' && value !== null && 'id' in value
      return [field, isReference ? value.id : value]
    }),
  )
}
