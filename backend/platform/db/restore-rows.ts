import { and, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './client'

export interface RowRestoration {
  /**
   * Values that replace the stored ones, by column name. They may refer to the stored row as
   * `restored_row`.
   */
  changes?: Record<string, SQL>
  /** Restricts which rows are restored. */
  condition?: SQL
}

/** Returns the stored value of a column. */
export const restoredValue = (column: string) => sql`restored_row.${sql.identifier(column)}`

/**
 * Inserts deleted rows again, with their ids. Columns added after the deletion get their defaults.
 * Optional references to missing rows become null. Omits rows that require a missing row, and rows
 * that exist again.
 * @param storedRows a query for the rows as JSON, in its column `data`
 */
export async function restoreRows(
  db: Queryable,
  table: PgTable,
  storedRows: SQL,
  { changes = {}, condition }: RowRestoration = {},
): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT DISTINCT jsonb_object_keys(data) AS name FROM (${storedRows}) AS stored`,
  )
  const storedColumns = new Set(rows.map((row) => row.name))
  const columns = Object.values(getTableColumns(table)).filter(
    (column) => storedColumns.has(column.name) && !column.generated,
  )
  if (columns.length === 0) return
  const references = listReferences(table).filter(({ column }) => !(column.name in changes))
  const selectTarget = ({ column, target }: Reference) =>
    sql`(SELECT ${target} FROM ${target.table} WHERE ${target} = ${restoredValue(column.name)})`
  const isOptional = ({ onDelete }: Reference) => onDelete === 'set null'
  const optionalValues = references
    .filter(isOptional)
    .map((reference): [string, SQL] => [reference.column.name, selectTarget(reference)])
  // Rows of one statement may refer to each other.
  const requiredReferences = references.filter(
    (reference) => reference.target.table !== table && !isOptional(reference),
  )
  const referenceConditions = requiredReferences.map(
    (reference) => sql`(${restoredValue(reference.column.name)} IS NULL OR ${selectTarget(reference)} IS NOT NULL)`,
  )
  const values = { ...Object.fromEntries(optionalValues), ...changes }
  await db.execute(sql`
    INSERT INTO ${table} (${joinWithCommas(columns.map((column) => sql.identifier(column.name)))}) OVERRIDING SYSTEM VALUE
    SELECT ${joinWithCommas(columns.map(({ name }) => values[name] ?? restoredValue(name)))}
    FROM (${storedRows}) AS stored CROSS JOIN LATERAL jsonb_populate_record(NULL::${table}, stored.data) AS restored_row
    WHERE ${and(sql`true`, condition, ...referenceConditions)}
    ON CONFLICT DO NOTHING`)
}

/** A foreign key of one column. */
interface Reference {
  column: PgColumn
  target: PgColumn
  onDelete: string | undefined
}

/** Lists the foreign keys of a table that have one column. */
export function listReferences(table: PgTable): Reference[] {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignColumns } = key.reference()
    const [[column, second], [target]] = [columns, foreignColumns]
    return column && target && !second ? [{ column, target, onDelete: key.onDelete }] : []
  })
}

const joinWithCommas = (parts: readonly SQL[] | ReturnType<typeof sql.identifier>[]) => sql.join([...parts], sql`, `)
