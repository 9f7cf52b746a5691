import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/client'
import type { RecordValues } from '../db/schema/content/record-versions'
import type { Administered, FindExisting } from './administered'

/** Returns stored values without references to deleted records, so that they can be restored. */
export async function omitMissingReferences(
  db: Queryable,
  { references = {}, omitMissingReferences: omitOthers }: Pick<Administered, 'references' | 'omitMissingReferences'>,
  values: RecordValues,
): Promise<RecordValues> {
  const remainingValues = { ...values }
  for (const [field, findExisting] of Object.entries(references)) {
    const ids = toIds(values[field])
    if (ids.length === 0) continue
    const existingIds = new Set(await findExisting(db, ids))
    const remainingIds = ids.filter((id) => existingIds.has(id))
    remainingValues[field] = Array.isArray(values[field]) ? remainingIds : (remainingIds[0] ?? null)
  }
  return (await omitOthers?.(db, remainingValues)) ?? remainingValues
}

export const toIds = (value: unknown) => [value ?? []].flat() as number[]

/**
 * Returns a function that finds existing ids in a column, and locks their rows until the
 * transaction ends.
 */
export const findInColumn =
  (column: PgColumn, condition?: SQL): FindExisting =>
  async (db, ids) => {
    if (ids.length === 0) return []
    const rows = await db
      .select({ id: sql<number>`${column}` })
      .from(column.table)
      .where(condition ? sql`${inArray(column, [...ids])} AND ${condition}` : inArray(column, [...ids]))
      .for('key share')
    return rows.map(({ id }) => id)
  }
