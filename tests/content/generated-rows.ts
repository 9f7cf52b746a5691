import type pg from 'pg'
import { identifier, readTables, type Table } from '@/backend/operations/backup/catalog'

type Client = Pick<pg.ClientBase, 'query'>

/** Values of columns that a constraint wants otherwise than their type alone says, by table. */
export type SpecialValues = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A value of each type, as SQL; all numbers are 1, so that references of all tables lead to the one row of the other. */
const values: readonly [type: RegExp, value: string][] = [
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

/** The columns of a table with a value for each; a type without one is to be added above. */
function rowOf({ name, columns }: Table, special: SpecialValues): [column: string, value: string][] {
  return columns.map((column) => {
    const value = special[name]?.[column.name] ?? values.find(([type]) => type.test(column.type))?.[1]
    if (value === undefined) throw new Error(`No value is known for ${name}.${column.name} (${column.type}).`)
    return [column.name, value]
  })
}

/**
 * Writes one row into each table, with every column filled, as the schema is now. Triggers and references wait: the connection is a
 * superuser's.
 * @returns the statements, to be run again on a later schema
 */
export async function generateRows(client: Client, special: SpecialValues): Promise<string[]> {
  const tables = await readTables(client)
  const inserts = tables.map((table) => {
    const row = rowOf(table, special)
    const columns = row.map(([column]) => identifier(column)).join(', ')
    const written = row.map(([, value]) => value).join(', ')
    return `INSERT INTO ${identifier(table.name)} (${columns}) OVERRIDING SYSTEM VALUE VALUES (${written})`
  })
  await runInserts(client, inserts)
  return inserts
}

/** Runs inserts without triggers and references, in an empty database. */
export async function runInserts(client: Client, inserts: readonly string[]): Promise<void> {
  await client.query('SET session_replication_role = replica')
  try {
    for (const insert of inserts) {
      await client.query(insert).catch((error: unknown) => {
        throw new Error(`This row was refused: ${insert}`, { cause: error })
      })
    }
  } finally {
    await client.query('RESET session_replication_role')
  }
}

/** All rows by table, generated columns left out. */
export async function readRows(client: Client): Promise<Map<string, Record<string, unknown>[]>> {
  const rows = new Map<string, Record<string, unknown>[]>()
  for (const { name, columns } of await readTables(client)) {
    const list = columns.map((column) => identifier(column.name)).join(', ')
    rows.set(name, (await client.query(`SELECT ${list} FROM ${identifier(name)}`)).rows)
  }
  return rows
}
