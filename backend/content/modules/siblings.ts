import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { isKept, type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import type { Owner } from './owner'

/** The list that contains a module, identified by owner, parent and column. */
export type SiblingList = Owner & Pick<ModuleRow, 'parentId' | 'columnIndex'>

/** Returns true if two values identify the same list. */
export function isSameList(a: SiblingList, b: SiblingList): boolean {
  return (
    a.parentId === b.parentId && a.columnIndex === b.columnIndex && (a.parentId !== null || a.objectId === b.objectId)
  )
}

/**
 * Loads the ids of the modules in a list, in order. Empty for the list of a reusable container,
 * which has no siblings.
 */
export async function loadSiblingIds(db: Queryable, list: SiblingList): Promise<number[]> {
  const { contentType, objectId, locale, parentId, columnIndex } = list
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
    .where(and(inParent, inColumn, isKept))
    .orderBy(asc(modules.position), asc(modules.id))
  return rows.map(({ id }) => id)
}

/** Sets the positions 0…n-1 in the order of the ids, without changing revisions. */
export async function renumberSiblings(db: Queryable, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db.execute(sql`
    UPDATE modules SET position = numbered.ordinal - 1
    FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) WITH ORDINALITY AS numbered(id, ordinal)
    WHERE modules.id = numbered.id::int AND modules.position <> numbered.ordinal - 1`)
}

/**
 * Moves a module to a position within its list. A missing position, or one beyond the end, is the
 * end of the list.
 */
export async function moveToPosition(
  db: Queryable,
  id: number,
  list: SiblingList,
  position: number | null | undefined,
): Promise<void> {
  const ids = (await loadSiblingIds(db, list)).filter((siblingId) => siblingId !== id)
  ids.splice(position ?? ids.length, 0, id)
  await renumberSiblings(db, ids)
}
