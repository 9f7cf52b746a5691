import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '@/backend/platform/db/client'
import type { TrashedTable } from '@/backend/platform/db/schema/content/trashed-pages'

export interface TrashedRowsInsertion {
  /**
   * Replacements for the stored values, by column name; they may refer to the stored row as
   * `trashed_row`.
   */
  changes?: Record<string, SQL>
  /** Restricts the rows to restore. */
  condition?: SQL
}

/**
 * Restores a page's rows of a table from the trash with their ids. Newer columns get their
 * defaults; optional references to missing rows become null.
 */
export async function insertTrashedRows(
  db: Queryable,
  pageId: number,
  table: PgTable,
  { changes = {}, condition = sql`true` }: TrashedRowsInsertion = {},
): Promise<void> {
  // Only called for tables that `trashPage` stores.
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
    INSERT INTO ${table} (${list(columns.map((column) => sql.identifier(column.name)))}) OVERRIDING SYSTEM VALUE
    SELECT ${list(columns.map((column) => values[column.name] ?? trashedValue(column.name)))}
    FROM trashed_rows AS stored CROSS JOIN LATERAL jsonb_populate_record(NULL::${table}, stored.data) AS trashed_row
    WHERE stored.page_id = ${pageId} AND stored.table_name = ${name} AND ${condition}
    ON CONFLICT DO NOTHING`)
}

export const trashedValue = (column: string) => sql`trashed_row.${sql.identifier(column)}`

/** The references of a table with `ON DELETE SET NULL`: the stored value if the target exists. */
function toExistingReferences(table: PgTable): Record<string, SQL> {
  const optional = getTableConfig(table).foreignKeys.filter(({ onDelete }) => onDelete === 'set null')
  return Object.fromEntries(
    optional.flatMap((key) => {
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

const list = (parts: readonly SQL[] | ReturnType<typeof sql.identifier>[]) => sql.join([...parts], sql`, `)
