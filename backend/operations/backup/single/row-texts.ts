import { type Column, quoteIdentifier } from '../catalog'

/** A row of a backup: text of each column. */
export type RowTexts = Readonly<Record<string, string | null>>

/** Approximate size of a batch. */
const batchBytes = 1024 * 1024

/**
 * Returns SQL that converts texts to typed values: the columns of `json_to_recordset(…) AS line`,
 * and the typed expressions.
 */
export function toTypedColumns(columns: readonly Column[]): { texts: string; values: string } {
  const names = columns.map(({ name, type }) => ({ name: quoteIdentifier(name), type }))
  return {
    texts: names.map(({ name }) => `${name} text`).join(', '),
    values: names.map(({ name, type }) => `CAST(line.${name} AS ${type}) AS ${name}`).join(', '),
  }
}

const lineFeed = 10

/** Converts chunks of lines, each a JSON object, to batches, each a JSON array. */
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

/** Converts lines to a JSON array. A line feed always ends a row, because JSON texts escape it. */
function toJsonArray(parts: readonly Uint8Array[]): string {
  return `[${Buffer.concat(parts).toString().replace(/\n$/, '').replaceAll('\n', ',')}]`
}
