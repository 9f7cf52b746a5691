import { readArchive } from '../archive'
import { toRowsName } from '../manifest'
import { type RowTexts, toBatches } from './row-texts'

/** Predicates of rows by table. */
export type RowPredicates = ReadonlyMap<string, (row: RowTexts) => boolean>

/** Reads the matching rows of a checked backup. Stops after the last of these tables. */
export async function findRows(file: string, predicates: RowPredicates): Promise<Map<string, RowTexts[]>> {
  const tablesByEntry = new Map([...predicates.keys()].map((table) => [toRowsName(table), table]))
  const rowsByTable = new Map<string, RowTexts[]>()
  for await (const { name, content } of readArchive(file)) {
    const table = tablesByEntry.get(name)
    const predicate = table && predicates.get(table)
    if (!table || !predicate) continue
    const rows: RowTexts[] = []
    for await (const batch of toBatches(content)) {
      const batchRows: RowTexts[] = JSON.parse(batch)
      rows.push(...batchRows.filter(predicate))
    }
    rowsByTable.set(table, rows)
    if (rowsByTable.size === predicates.size) break
  }
  return rowsByTable
}
