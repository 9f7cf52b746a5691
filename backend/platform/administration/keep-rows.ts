import { eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { listReferences, restoreRows } from '../db/restore-rows'
import type { RecordValues } from '../db/schema/content/record-versions'
import type { Administered } from './administered'

interface KeptRows {
  /** Columns that the values lack. */
  columns?: readonly PgColumn[]
  /** References to the record in other tables. Its deletion removes their rows or empties them. */
  references?: readonly PgColumn[]
}

const keptSchema = z.object({
  columns: z.record(z.string(), z.unknown()).default({}),
  /** Rows, or ids of rows that lost the reference, by the name of the reference. */
  references: z.record(z.string(), z.array(z.json())).default({}),
})

/** The names of the kept references, by table. */
export const keptReferences = new Map<PgTable, readonly string[]>()

/** Returns the kept columns, by name. */
export const getKeptColumns = (hidden: RecordValues) => keptSchema.parse(hidden).columns

/** Creates the `hidden` methods for columns of the table and for rows that refer to a record. */
export function keepRows(
  table: PgTable & { id: PgColumn },
  { columns = [], references = [] }: KeptRows,
): NonNullable<Administered['hidden']> {
  keptReferences.set(table, references.map(toName))
  return {
    async read(db, id) {
      const { rows } = await db.execute<{ data: Record<string, unknown> }>(
        sql`SELECT to_jsonb(${table}) AS data FROM ${table} WHERE ${table.id} = ${id}`,
      )
      const keptRows: Record<string, unknown> = {}
      for (const reference of references) {
        const key = isOptional(reference) ? sql`to_jsonb(${getKey(reference)})` : sql`to_jsonb(${reference.table})`
        const [row] = await db
          .select({ data: sql`coalesce(jsonb_agg(${key}), '[]')` })
          .from(reference.table)
          .where(eq(reference, id))
        keptRows[toName(reference)] = row?.data
      }
      return {
        columns: Object.fromEntries(columns.map(({ name }) => [name, rows[0]?.data[name]])),
        references: keptRows,
      }
    },
    async write(db, id, data) {
      const keptData = keptSchema.parse(data)
      const assignments = columns
        .filter(({ name }) => name in keptData.columns)
        .map(({ name }) => sql`${sql.identifier(name)} = kept.${sql.identifier(name)}`)
      if (assignments.length > 0) {
        await db.execute(sql`
          UPDATE ${table} SET ${sql.join(assignments, sql`, `)}
          FROM jsonb_populate_record(NULL::${table}, ${JSON.stringify(keptData.columns)}::jsonb) AS kept WHERE ${table.id} = ${id}`)
      }
      for (const reference of references) {
        const rows = keptData.references[toName(reference)] ?? []
        const json = JSON.stringify(rows)
        if (isOptional(reference)) {
          await db.execute(sql`
            UPDATE ${reference.table} SET ${sql.identifier(reference.name)} = ${id}
            WHERE ${inArray(getKey(reference), sql`(SELECT jsonb_array_elements(${json}::jsonb)::integer)`)} AND ${isNull(reference)}`)
        } else {
          await db.delete(reference.table).where(eq(reference, id))
          await restoreRows(db, reference.table, sql`SELECT jsonb_array_elements(${json}::jsonb) AS data`)
        }
      }
    },
  }
}

const toName = ({ table, name }: PgColumn) => `${getTableConfig(table).name}.${name}`

const isOptional = (reference: PgColumn) =>
  listReferences(reference.table).some(({ column, onDelete }) => column === reference && onDelete === 'set null')

function getKey({ table }: PgColumn): PgColumn {
  const key = Object.values(getTableColumns(table)).find(({ primary }) => primary)
  if (!key) throw new Error(`${getTableConfig(table).name} has no primary key of one column.`)
  return key as PgColumn
}
