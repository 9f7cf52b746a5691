import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import type { ModuleRow } from '@/backend/platform/db/schema/content/modules'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { countColumns, isAllowedIn, maxModuleDepth } from '@/lib/contract/blocks/placement'
import type { Locale } from '@/lib/contract/common/locale'
import { invalidField } from './messages'
import { hasOwner, type Owner } from './owner'
import type { SiblingList } from './siblings'

/** The requested position of a module. Without a parent it is a top-level module of its owner. */
interface RequestedPlacement {
  owner: Owner
  parent: ModuleRow | null
  column: number | null | undefined
  /** The number of nesting levels of the module and its descendants. */
  height: number
}

/**
 * Asserts that a module is allowed at the requested position.
 * @returns the list that it belongs to
 * @throws InvalidFieldsError
 */
export async function requireTargetList(
  db: Queryable,
  model: string,
  { owner, parent, column, height }: RequestedPlacement,
): Promise<SiblingList> {
  const { locale } = owner
  if (!(await hasOwner(db, owner))) throw invalidField(locale, 'object_id', 'pageMissing')
  if (!isAllowedIn(model, parent?.model ?? null)) throw invalidField(locale, 'parent', 'notAllowedThere')
  const depth = parent ? (await listPathIds(db, parent.id)).length : 0
  if (depth + height > maxModuleDepth) throw invalidField(locale, 'parent', 'tooDeep')
  const { contentType, objectId } = owner
  const columnIndex = requireColumnIndex(locale, parent, column)
  return { contentType, objectId, locale, parentId: parent?.id ?? null, columnIndex }
}

/**
 * Returns the stored index of a requested column; null without a parent with columns.
 * @throws InvalidFieldsError if the parent lacks the column
 */
function requireColumnIndex(
  locale: Locale,
  parent: ModuleRow | null,
  column: number | null | undefined,
): number | null {
  const columns = parent ? countColumns(parent) : null
  if (columns !== null && typeof column === 'number' && column < columns) return column
  // Without columns, a request may still name the first one.
  if (columns === null && (column ?? 0) === 0) return null
  throw invalidField(locale, 'column', 'columnMissing')
}

/** Lists the ids on the path from a module to its top-level module, including both. */
export async function listPathIds(db: Queryable, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    WITH RECURSIVE ancestors AS (
      SELECT id, parent_id, 1 AS distance FROM modules WHERE id = ${id}
      UNION ALL
      SELECT parent.id, parent.parent_id, ancestors.distance + 1
      FROM modules AS parent JOIN ancestors ON parent.id = ancestors.parent_id
    )
    SELECT id FROM ancestors ORDER BY distance`)
  return rows.map((row) => row.id)
}

/** Finds a module by id, also if it is deleted. */
export async function findModule(db: Queryable, id: number): Promise<ModuleRow | undefined> {
  const [row] = await db.select().from(modules).where(eq(modules.id, id))
  return row
}
