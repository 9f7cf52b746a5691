import { readArchive } from '../archive'
import { rowsName } from '../manifest'
import { type RowTexts, toBatches } from './row-texts'

/** Predicates of the wanted rows, by table. */
export type RowTests = ReadonlyMap<string, (row: RowTexts) => boolean>

/**
 * Reads the matching rows of a checked backup, by table. Stops after the last of the tables; all
 * matches are held in memory.
 */
export async function findRows(file: string, tests: RowTests): Promise<Map<string, RowTexts[]>> {
  const tablesByEntry = new Map([...tests.keys()].map((table) => [rowsName(table), table]))
  const rowsByTable = new Map<string, RowTexts[]>()
  for await (const { name, content } of readArchive(file)) {
    const table = tablesByEntry.get(name)
    const test = table && tests.get(table)
    if (!table || !test) continue
    const rows: RowTexts[] = []
    for await (const batch of toBatches(content)) {
      const texts: RowTexts[] = JSON.parse(batch)
      rows.push(...texts.filter(test))
    }
    rowsByTable.set(table, rows)
    if (rowsByTable.size === tests.size) break
  }
  return rowsByTable
}
