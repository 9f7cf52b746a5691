import { and, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './client'

/** Rows per batch. On PGlite, other requests wait for each batch. */
const defaultSize = 500

/** Deletes matching rows in batches, so that other statements run in between. */
export async function deleteInBatches(
  db: Queryable,
  table: PgTable & { id: PgColumn },
  condition: SQL | undefined,
  size = defaultSize,
): Promise<void> {
  for (;;) {
    const batch = db.select({ id: table.id }).from(table).where(condition).limit(size)
    // The condition again, because rows may have changed.
    const { rowCount } = await db.delete(table).where(and(condition, inArray(table.id, batch)))
    if ((rowCount ?? 0) < size) return
  }
}
