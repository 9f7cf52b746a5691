import { type Column, identifier } from '../catalog'

/** A row as a backup has it: the text of every value by its column. */
export type RowTexts = Readonly<Record<string, string | null>>

/** About as many bytes are taken at once. */
const batchBytes = 1024 * 1024

/** How `json_to_recordset` reads rows of texts, in SQL: as `line (texts)`, of which `values` are read as the database reads its own. */
export function typedColumns(columns: readonly Column[]): { texts: string; values: string } {
  const names = columns.map(({ name, type }) => ({ name: identifier(name), type }))
  return {
    texts: names.map(({ name }) => `${name} text`).join(', '),
    values: names.map(({ name, type }) => `CAST(line.${name} AS ${type}) AS ${name}`).join(', '),
  }
}

const lineFeed = 10

/** Lines of JSON as arrays of JSON, some at a time. */
export async function* batchesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(lineFeed)
    size += chunk.byteLength
    if (size < batchBytes || end < 0) {
      waiting.push(chunk)
      continue
    }
    yield arrayOf([...waiting, chunk.subarray(0, end)])
    waiting = [chunk.subarray(end + 1)]
    size = chunk.byteLength - end - 1
  }
  if (size > 0) yield arrayOf(waiting)
}

/** In JSON a line feed stands between values alone: within texts it is written as `\n`. */
function arrayOf(parts: readonly Uint8Array[]): string {
  return `[${Buffer.concat(parts).toString().replace(/\n$/, '').replaceAll('\n', ',')}]`
}
