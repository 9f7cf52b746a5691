import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { isLive, type ModuleRow, modules } from '../db/schema/modules'
import type { Owner } from './owner'

/** The list that a module is in: its owner, parent and column. */
export type Place = Owner & Pick<ModuleRow, 'parentId' | 'columnIndex'>

/** Whether two places are the same list of modules. */
export function isSamePlace(one: Place, other: Place): boolean {
  return (
    one.parentId === other.parentId &&
    one.columnIndex === other.columnIndex &&
    (one.parentId !== null || one.objectId === other.objectId)
  )
}

/** The ids of the modules of a list in their order. Reusable containers have no siblings. */
export async function idsAt(db: Queryable, place: Place): Promise<number[]> {
  const { contentType, objectId, locale, parentId, columnIndex } = place
  if (parentId === null && objectId === null) return []
  const inParent =
    parentId === null
      ? and(
          isNull(modules.parentId),
          eq(modules.contentType, contentType),
          eq(modules.objectId, objectId ?? 0),
          eq(modules.locale, locale),
        )
      : eq(modules.parentId, parentId)
  const inColumn = columnIndex === null ? isNull(modules.columnIndex) : eq(modules.columnIndex, columnIndex)
  const rows = await db
    .select({ id: modules.id })
    .from(modules)
    .where(and(inParent, inColumn, isLive))
    .orderBy(asc(modules.position), asc(modules.id))
  return rows.map(({ id }) => id)
}

/** Gives modules the positions 0…n-1 in the order of their ids here; their revisions stay. */
export async function arrange(db: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db.execute(sql`
    UPDATE modules SET position = placed.place - 1
    FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) WITH ORDINALITY AS placed(id, place)
    WHERE modules.id = placed.id::int AND modules.position <> placed.place - 1`)
}

/** Puts a module, whose row names the place already, at a position there; at the end without one or beyond it. */
export async function putAt(
  db: Queryable,
  id: number,
  place: Place,
  position: number | null | undefined,
): Promise<void> {
  const ids = (await idsAt(db, place)).filter((other) => other !== id)
  ids.splice(position ?? ids.length, 0, id)
  await arrange(db, ids)
}
