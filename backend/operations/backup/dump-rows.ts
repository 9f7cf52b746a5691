import type pg from 'pg'
import { quoteIdentifier, type Table } from './catalog'
import { createRowDigest } from './row-digest'

type Client = Pick<pg.ClientBase, 'query'>

/** Approximate size of a batch, which bounds the memory. */
const batchBytes = 1024 * 1024
const firstBatchRows = 50
const maxBatchRows = 1000

/** Type parsers that keep values in the database's text format. */
const textTypes = { getTypeParser: () => String }

/** Begins a read-only transaction with a snapshot and uniform text formats. */
export async function beginSnapshot(client: Client): Promise<void> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await client.query(uniformTextSettings)
}

/** Settings of a transaction: uniform text formats and no timeouts. */
export const uniformTextSettings = `
  SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex';
  SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`

/**
 * Reads a table in batches, in a transaction with `uniformTextSettings`. Returns the number and
 * digest of rows.
 * @param write receives lines, each a JSON object with the texts of a row
 */
export async function dumpRows(
  client: Client,
  { name, columns }: Table,
  write: (lines: string) => Promise<void>,
): Promise<{ rows: number; digest: string }> {
  const digest = createRowDigest()
  const names = columns.map((column) => quoteIdentifier(column.name)).join(', ')
  const keys = columns.map((column) => `${JSON.stringify(column.name)}:`)
  await client.query(`DECLARE backup_rows NO SCROLL CURSOR FOR SELECT ${names} FROM public.${quoteIdentifier(name)}`)
  const fetchRows = (count: number) => {
    const text = `FETCH ${count} FROM backup_rows`
    const fetchedRows = client.query<(string | null)[]>({ text, rowMode: 'array', types: textTypes })
    // Avoids an unhandled rejection if writing fails first.
    fetchedRows.catch(() => undefined)
    return fetchedRows
  }
  let rows = 0
  let nextBatch = fetchRows(firstBatchRows)
  for (;;) {
    const batch = await nextBatch
    if (batch.rows.length === 0) break
    const lines = batch.rows.map((values) => toLine(keys, values))
    const chunk = `${lines.join('\n')}\n`
    // The database reads the next batch meanwhile.
    nextBatch = fetchRows(Math.min(maxBatchRows, Math.ceil((batchBytes * lines.length) / chunk.length)))
    for (const line of lines) digest.add(line)
    await write(chunk)
    rows += lines.length
  }
  await client.query('CLOSE backup_rows')
  return { rows, digest: digest.value() }
}

function toLine(keys: readonly string[], values: readonly (string | null)[]): string {
  return `{${keys.map((key, index) => key + JSON.stringify(values[index] ?? null)).join(',')}}`
}
