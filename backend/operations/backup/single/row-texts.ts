import { type Column, identifier } from '../catalog'

/** A row of a backup: the text of each value by column. */
export type RowTexts = Readonly<Record<string, string | null>>

/** The approximate size of a batch. */
const batchBytes = 1024 * 1024

/**
 * Returns SQL that converts rows of texts: the column list `texts` of `json_to_recordset(…) AS
 * line`, and the typed expressions `values`.
 */
export function toTypedColumns(columns: readonly Column[]): { texts: string; values: string } {
  const names = columns.map(({ name, type }) => ({ name: identifier(name), type }))
  return {
    texts: names.map(({ name }) => `${name} text`).join(', '),
    values: names.map(({ name, type }) => `CAST(line.${name} AS ${type}) AS ${name}`).join(', '),
  }
}

const lineFeed = 10

/** Converts lines of JSON to JSON arrays, in batches. */
export async function* toBatches(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let pendingChunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(lineFeed)
    size += chunk.byteLength
    if (size < batchBytes || end < 0) {
      pendingChunks.push(chunk)
      continue
    }
    yield toJsonArray([...pendingChunks, chunk.subarray(0, end)])
    pendingChunks = [chunk.subarray(end + 1)]
    size = chunk.byteLength - end - 1
  }
  if (size > 0) yield toJsonArray(pendingChunks)
}

/** Line feeds occur only between rows: within JSON texts they are escaped as `\n`. */
function toJsonArray(parts: readonly Uint8Array[]): string {
  return `[${Buffer.concat(parts).toString().replace(/\n$/, '').replaceAll('\n', ',')}]`
}
