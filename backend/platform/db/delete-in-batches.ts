import { and, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './client'

/** Small enough not to delay other requests on the single embedded session. */
const defaultSize = 500

/**
 * Deletes matching rows in batches, one statement each, so that other statements run in between.
 */
export async function deleteInBatches(
  db: Queryable,
  table: PgTable & { id: PgColumn },
  condition: SQL | undefined,
  size = defaultSize,
): Promise<void> {
  for (let deletedCount = size; deletedCount >= size; ) {
    const batch = db.select({ id: table.id }).from(table).where(condition).limit(size)
    // Repeats the condition: rows that changed meanwhile remain.
    const { rowCount } = await db.delete(table).where(and(condition, inArray(table.id, batch)))
    deletedCount = rowCount ?? 0
  }
}
