import { sql } from 'drizzle-orm'
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './client'

/**
 * Inserts a record.
 * @param formerId the id of a restored record; null for a new one
 * @returns the id
 */
export async function insertRecord<Table extends PgTable & { id: PgColumn }>(
  db: Queryable,
  table: Table,
  values: PgInsertValue<Table>,
  formerId: number | null = null,
): Promise<number> {
  const [row] = await db
    .insert(table)
    .overridingSystemValue()
    .values({ ...values, ...(formerId !== null && { id: formerId }) } as PgInsertValue<Table, true>)
    .returning({ id: sql<number>`${table.id}` })
  if (!row) throw new Error('The database did not return the id of the record.')
  return row.id
}
