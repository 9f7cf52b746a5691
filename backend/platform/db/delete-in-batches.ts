import { and, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './client'

/** Small enough not to delay other requests, which share the one session of the embedded database. */
const defaultSize = 500

/** Deletes the rows that a condition names in parts, each a statement of its own: others get their turn between them. */
export async function deleteInBatches(
  db: Queryable,
  table: PgTable & { id: PgColumn },
  condition: SQL | undefined,
  size = defaultSize,
): Promise<void> {
  for (let deleted = size; deleted >= size; ) {
    const part = db.select({ id: table.id }).from(table).where(condition).limit(size)
    // Both conditions: what changed since it was found stays.
    const { rowCount } = await db.delete(table).where(and(condition, inArray(table.id, part)))
    deleted = rowCount ?? 0
  }
}
