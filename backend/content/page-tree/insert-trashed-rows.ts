import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '@/backend/platform/db/client'
import type { TrashedTable } from '@/backend/platform/db/schema/content/trashed-pages'

export interface TrashedRowsInsertion {
  /** What columns get in place of their kept values, which `kept` names; by the names of the columns. */
  changes?: Record<string, SQL>
  /** Which of the rows come back. */
  condition?: SQL
}

/**
 * Inserts a page's rows of the trash into their table again, with the ids that they had. Columns that came since then get their
 * defaults; what refers to a row that is gone, and may be empty, refers to none.
 */
export async function insertTrashedRows(
  db: Queryable,
  pageId: number,
  table: PgTable,
  { changes = {}, condition = sql`true` }: TrashedRowsInsertion = {},
): Promise<void> {
  // Of the tables that are kept, as `trashPage` names them.
  const name = getTableConfig(table).name as TrashedTable
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT DISTINCT jsonb_object_keys(data) AS name FROM trashed_rows WHERE page_id = ${pageId} AND table_name = ${name}`)
  const known = new Set(rows.map((row) => row.name))
  const columns = Object.values(getTableColumns(table)).filter(
    (column) => known.has(column.name) && !column.generated,
  )
  if (columns.length === 0) return
  const values = { ...existingReferences(table), ...changes }
  await db.execute(sql`
    INSERT INTO ${table} (${list(columns.map((column) => sql.identifier(column.name)))}) OVERRIDING SYSTEM VALUE
    SELECT ${list(columns.map((column) => values[column.name] ?? trashedValue(column.name)))}
    FROM trashed_rows AS stored CROSS JOIN LATERAL jsonb_populate_record(NULL::${table}, stored.data) AS kept
    WHERE stored.page_id = ${pageId} AND stored.table_name = ${name} AND ${condition}
    ON CONFLICT DO NOTHING`)
}

export const trashedValue = (column: string) => sql`kept.${sql.identifier(column)}`

/** The references of a table that the database empties when their row is deleted: as kept where the row is there. */
function existingReferences(table: PgTable): Record<string, SQL> {
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
