import { isDeepStrictEqual } from 'node:util'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/locale'
import type { Module } from '@/lib/contract/module'
import { storedFields } from '../content/block-data'
import { flattenModules, type PlacedModule } from '../content/flatten-modules'
import { modulesWithin } from '../content/module-rows'
import { picturesOf } from '../content/publish-modules'
import type { Queryable } from '../db/client'
import { type ModuleRow, modules } from '../db/schema/modules'
import { lockPictures } from '../media/lock-pictures'
import { workingModules } from './working-copy'

/** Where modules come back to; the page is locked by the caller. */
interface Target {
  db: Queryable
  pageId: number
  locale: Locale
  userId: number
  now: Date
}

/** Makes the working copy's modules those of a version, by their ids: what it has not is deleted. */
export async function restoreModules(target: Target, placedModules: readonly PlacedModule[]): Promise<void> {
  await removeOthers(target, await workingModules(target.db, target.pageId, target.locale), placedModules)
  await writeAll(target, placedModules)
}

/** Brings one module of a version back with what stood in it: where it is now, or, if it was deleted, where it was. */
export async function restoreModule(target: Target, root: PlacedModule): Promise<void> {
  const live = await workingModules(target.db, target.pageId, target.locale)
  const present = live.find(({ id }) => id === root.id)
  const place = present ?? (await shiftPositions(target, live, root))
  const within = flattenModules([{ ...root.module, parent: null }]).slice(1)
  await removeOthers(target, present ? await modulesWithin(target.db, [root.id]) : [], [root, ...within])
  const { parentId, columnIndex, position } = place
  await writeAll(target, [{ ...root, parentId, columnIndex, position }, ...within])
}

/** The place where a deleted module stood, if its container is there still, else the end of the page. */
async function shiftPositions(target: Target, live: readonly ModuleRow[], root: PlacedModule) {
  const isThere = root.parentId === null || live.some(({ id }) => id === root.parentId)
  const parentId = isThere ? root.parentId : null
  const columnIndex = isThere ? root.columnIndex : null
  const siblings = live.filter((row) => row.parentId === parentId && row.columnIndex === columnIndex)
  const position = isThere ? Math.min(root.position, siblings.length) : siblings.length
  const later = siblings.filter((row) => row.position >= position).map(({ id }) => id)
  if (later.length > 0) {
    await target.db
      .update(modules)
      .set({ position: sql`${modules.position} + 1` })
      .where(inArray(modules.id, later))
  }
  return { parentId, columnIndex, position }
}

async function removeOthers(
  { db, userId, now }: Target,
  present: readonly ModuleRow[],
  placedModules: readonly PlacedModule[],
): Promise<void> {
  const stays = new Set(placedModules.map(({ id }) => id))
  const removedIds = present.map(({ id }) => id).filter((id) => !stays.has(id))
  if (removedIds.length === 0) return
  await db
    .update(modules)
    .set({ deletedAt: now, deletedWith: sql`${modules.id}`, updatedAt: now, updatedBy: userId })
    .where(inArray(modules.id, removedIds))
}

/** Containers before their content. A module whose id is used elsewhere by now is restored with a new one. */
async function writeAll(target: Target, placedModules: readonly PlacedModule[]): Promise<void> {
  const { db } = target
  const ids = placedModules.map(({ id }) => id)
  const rows = ids.length > 0 ? await db.select().from(modules).where(inArray(modules.id, ids)) : []
  const known = new Map(rows.map((row) => [row.id, row]))
  const newIds = new Map<number, number>()
  await lockPictures(
    db,
    picturesOf(placedModules.map(({ module }) => ({ ...module, data: storedData(module) }))),
  )
  for (const { module, ...place } of placedModules) {
    const parentId = place.parentId === null ? null : (newIds.get(place.parentId) ?? place.parentId)
    const fields = { ...place, parentId, model: module.model, data: storedData(module) }
    const row = known.get(module.id)
    if (row && isOf(row, target)) await update(target, row, fields)
    else
      newIds.set(module.id, await insert(target, fields, { isTaken: row !== undefined, slug: module.slug }))
  }
  await partFrom(target, ids)
}

/** What was deleted with these modules, and stays deleted, does not come back with them any more, but by itself. */
async function partFrom({ db }: Target, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(modules)
    .set({ deletedWith: sql`${modules.id}` })
    .where(inArray(modules.deletedWith, [...ids]))
}

type Fields = Pick<ModuleRow, 'id' | 'parentId' | 'columnIndex' | 'position' | 'model' | 'data'>

const isOf = (row: ModuleRow, { pageId, locale }: Target) =>
  row.contentType === 'page' && row.objectId === pageId && row.locale === locale

async function update({ db, userId, now }: Target, row: ModuleRow, fields: Fields): Promise<void> {
  const { id, ...set } = fields
  const { model, data, parentId, columnIndex, position } = row
  const present = { model, data, parentId, columnIndex, position }
  if (row.deletedAt === null && isDeepStrictEqual(present, set)) return
  await db
    .update(modules)
    .set({
      ...set,
      ...{ deletedAt: null, deletedWith: null, widerColumn: null, updatedAt: now, updatedBy: userId },
      // A slug may be another's by now.
      slug: row.deletedAt === null ? row.slug : freeSlug(row.slug, row.locale),
      revision: sql`${modules.revision} + 1`,
    })
    .where(eq(modules.id, id))
}

async function insert(
  { db, pageId, locale, userId, now }: Target,
  { id, ...fields }: Fields,
  { isTaken, slug }: { isTaken: boolean; slug: string | null },
): Promise<number> {
  const values = {
    ...fields,
    ...{ contentType: 'page', objectId: pageId, locale, updatedAt: now, updatedBy: userId },
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

/** The slug, unless another module has it. */
function freeSlug(slug: string | null, locale: Locale) {
  return sql<string | null>`(SELECT ${slug}::text WHERE NOT EXISTS (
    SELECT FROM modules AS other WHERE other.slug = ${slug} AND other.locale = ${locale} AND other.deleted_at IS NULL))`
}

/** Data as the working copy has them: what is shown is named by its id. */
function storedData({ model, data }: Module): ModuleRow['data'] {
  const derived = storedFields(model).flatMap(([name, { kind }]) => (kind === 'cropsOf' ? [name] : []))
  const stored = Object.entries(data).filter(([field]) => !derived.includes(field))
  return Object.fromEntries(
    stored.map(([field, value]) => {
      const isNamed = typeof value === 'object' && value !== null && 'id' in value
      return [field, isNamed ? value.id : value]
    }),
  )
}
