import type pg from 'pg'
import { quoteIdentifier, quoteLiteral, readSequences, readTables, type Table } from './catalog'
import { dropConstraints } from './drop-constraints'
import { dumpRows, uniformTextSettings } from './dump-rows'
import type { Manifest, SequenceEntry } from './manifest'
import { toBatches, toTypedColumns } from './single/row-texts'

type Client = Pick<pg.ClientBase, 'query'>

export interface RowLoader {
  load(table: string, lines: AsyncIterable<Uint8Array>): Promise<void>
  /**
   * Sets the sequences, restores the constraints and verifies all rows. The caller commits.
   * @throws Error if the rows differ from the backup
   */
  finish(): Promise<void>
}

/**
 * Begins a transaction that replaces all rows by those of a backup, without triggers and foreign
 * keys.
 * @throws Error if the tables differ from the backup
 */
export async function beginLoading(client: Client, manifest: Manifest): Promise<RowLoader> {
  const tables = new Map((await readTables(client)).map((table) => [table.name, table]))
  assertSameTables([...tables.values()], manifest)
  await client.query('BEGIN')
  await client.query(uniformTextSettings)
  const restoreConstraints = await dropConstraints(client)
  const names = [...tables.keys()].map((name) => `public.${quoteIdentifier(name)}`)
  if (names.length > 0) await client.query(`TRUNCATE ${names.join(', ')}`)
  return {
    async load(name, content) {
      const table = tables.get(name)
      if (!table) throw new Error(`There is no table ${name}.`)
      const statement = buildInsertStatement(table)
      for await (const rows of toBatches(content)) await client.query(statement, [rows])
    },
    async finish() {
      await setSequences(client, manifest.sequences)
      await restoreConstraints()
      await verifyTables(client, [...tables.values()], manifest)
    },
  }
}

function assertSameTables(tables: readonly Table[], manifest: Manifest): void {
  const toStructure = (list: readonly { name: string; columns: readonly string[] }[]) =>
    list.map(({ name, columns }) => `${name}(${[...columns].sort().join()})`).sort()
  const currentTables = toStructure(
    tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
  )
  const backupTables = toStructure(manifest.tables)
  const differences = [
    ...currentTables.filter((table) => !backupTables.includes(table)),
    ...backupTables.filter((table) => !currentTables.includes(table)),
  ]
  if (differences.length > 0) throw new Error(`The tables differ from those of the backup: ${differences.join(', ')}`)
}

function buildInsertStatement({ name, columns }: Table): string {
  const names = columns.map((column) => quoteIdentifier(column.name))
  const { texts, values } = toTypedColumns(columns)
  return `INSERT INTO public.${quoteIdentifier(name)} (${names.join(', ')}) OVERRIDING SYSTEM VALUE
    SELECT ${values} FROM json_to_recordset($1::json) AS line (${texts})`
}

async function setSequences(client: Client, sequences: readonly SequenceEntry[]): Promise<void> {
  for (const { name, value, isCalled } of sequences) {
    await client.query(`SELECT setval(${quoteLiteral(`public.${quoteIdentifier(name)}`)}, $1, $2)`, [value, isCalled])
  }
}

async function verifyTables(client: Client, tables: readonly Table[], manifest: Manifest): Promise<void> {
  const expectedTables = new Map(manifest.tables.map((table) => [table.name, table]))
  for (const { name, columns } of tables) {
    const entry = expectedTables.get(name)
    // The digest of a row depends on the order of columns.
    const orderedColumns =
      entry?.columns.flatMap((column) => columns.filter((candidate) => candidate.name === column)) ?? columns
    const { rows, digest } = await dumpRows(client, { name, columns: orderedColumns }, async () => undefined)
    if (rows !== entry?.rows || digest !== entry.digest)
      throw new Error(`The rows of ${name} differ from those of the backup.`)
  }
  const sequences = JSON.stringify(await readSequences(client))
  if (sequences !== JSON.stringify(manifest.sequences))
    throw new Error('The sequences differ from those of the backup.')
}
