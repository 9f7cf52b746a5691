import type pg from 'pg'
import { quoteIdentifier, readTables, type Table } from '@/backend/operations/backup/catalog'

type Client = Pick<pg.ClientBase, 'query'>

/** SQL values by table and column, for columns with constraints beyond their type. */
export type SpecialValues = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * A SQL value for each type. All numbers are 1, so that references match the only row of a table.
 */
const typeValues: readonly [type: RegExp, value: string][] = [
  [/\[\]$/, "'{}'"],
  [/^(?:smallint|integer|bigint|numeric|real|double)/, '1'],
  [/^(?:text|character)/, "'a'"],
  [/^boolean/, 'true'],
  [/^json/, "'{}'"],
  [/^timestamp|^date/, "'2026-03-01'"],
  [/^time/, "'12:00'"],
  [/^uuid/, "'00000000-0000-4000-8000-000000000001'"],
  [/^bytea/, "'a'"],
  [/^tsvector/, "'a'"],
]

/**
 * Pairs the columns of a table with values.
 * @throws Error for a type that `typeValues` lacks
 */
function createRow({ name, columns }: Table, specialValues: SpecialValues): [column: string, value: string][] {
  return columns.map((column) => {
    const value = specialValues[name]?.[column.name] ?? typeValues.find(([type]) => type.test(column.type))?.[1]
    if (value === undefined) throw new Error(`There is no value for ${name}.${column.name} (${column.type}).`)
    return [column.name, value]
  })
}

/**
 * Inserts one row into each table of the present schema, with every column filled. Triggers and
 * references are off, which requires a superuser.
 * @returns the statements, to repeat them on a later schema
 */
export async function generateRows(client: Client, specialValues: SpecialValues): Promise<string[]> {
  const tables = await readTables(client)
  const inserts = tables.map((table) => {
    const row = createRow(table, specialValues)
    const columns = row.map(([column]) => quoteIdentifier(column)).join(', ')
    const rowValues = row.map(([, value]) => value).join(', ')
    return `INSERT INTO ${quoteIdentifier(table.name)} (${columns}) OVERRIDING SYSTEM VALUE VALUES (${rowValues})`
  })
  await runInserts(client, inserts)
  return inserts
}

/** Runs inserts in an empty database without triggers and reference checks. */
export async function runInserts(client: Client, inserts: readonly string[]): Promise<void> {
  await client.query('SET session_replication_role = replica')
  try {
    for (const insert of inserts) {
      await client.query(insert).catch((error: unknown) => {
        throw new Error(`The database rejected: ${insert}`, { cause: error })
      })
    }
  } finally {
    await client.query('RESET session_replication_role')
  }
}

/** Loads all rows by table, without generated columns. */
export async function readRows(client: Client): Promise<Map<string, Record<string, unknown>[]>> {
  const rows = new Map<string, Record<string, unknown>[]>()
  for (const { name, columns } of await readTables(client)) {
    const list = columns.map((column) => quoteIdentifier(column.name)).join(', ')
    rows.set(name, (await client.query(`SELECT ${list} FROM ${quoteIdentifier(name)}`)).rows)
  }
  return rows
}
