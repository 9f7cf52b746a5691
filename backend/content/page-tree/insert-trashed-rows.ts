import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '@/backend/platform/db/client'
import type { TrashedTable } from '@/backend/platform/db/schema/content/trashed-pages'

export interface TrashedRowsInsertion {
  /**
   * Values that replace the stored ones, by column name. They may refer to the stored row as
   * `trashed_row`.
   */
  changes?: Record<string, SQL>
  /** Restricts which rows are restored. */
  condition?: SQL
}

/**
 * Restores the rows of a page in one table from the trash, with their ids. Columns that were added
 * since get their defaults. Optional references to missing rows become null.
 */
export async function insertTrashedRows(
  db: Queryable,
  pageId: number,
  table: PgTable,
  { changes = {}, condition = sql`true` }: TrashedRowsInsertion = {},
): Promise<void> {
  // The name is a `TrashedTable`, because callers only pass tables that `trashPage` stores.
  const name = getTableConfig(table).name as TrashedTable
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT DISTINCT jsonb_object_keys(data) AS name FROM trashed_rows WHERE page_id = ${pageId} AND table_name = ${name}`)
  const storedColumns = new Set(rows.map((row) => row.name))
  const columns = Object.values(getTableColumns(table)).filter(
    (column) => storedColumns.has(column.name) && !column.generated,
  )
  if (columns.length === 0) return
  const values = { ...toExistingReferences(table), ...changes }
  await db.execute(sql`
    INSERT INTO ${table} (${joinWithCommas(columns.map((column) => sql.identifier(column.name)))}) OVERRIDING SYSTEM VALUE
    SELECT ${joinWithCommas(columns.map((column) => values[column.name] ?? trashedValue(column.name)))}
    FROM trashed_rows AS stored CROSS JOIN LATERAL jsonb_populate_record(NULL::${table}, stored.data) AS trashed_row
    WHERE stored.page_id = ${pageId} AND stored.table_name = ${name} AND ${condition}
    ON CONFLICT DO NOTHING`)
}

export const trashedValue = (column: string) => sql`trashed_row.${sql.identifier(column)}`

/**
 * Returns expressions for the references with `ON DELETE SET NULL`, by column: the stored value if
 * its target still exists, otherwise null.
 */
function toExistingReferences(table: PgTable): Record<string, SQL> {
  const optionalReferences = getTableConfig(table).foreignKeys.filter(
    ({ onDelete }) => onDelete === 'set null',
  )
  return Object.fromEntries(
    optionalReferences.flatMap((key) => {
      const { columns, foreignColumns, foreignTable } = key.reference()
      const [[column], [target]] = [columns, foreignColumns]
      if (!column || !target) return []
      return [
        [
          column.name,
          sql`(SELECT ${target} FROM ${foreignTable} WHERE ${target} = ${trashedValue(column.name)})`,
        ],
      ]
    }),
  )
}

const joinWithCommas = (parts: readonly SQL[] | ReturnType<typeof sql.identifier>[]) =>
  sql.join([...parts], sql`, `)
