import { readArchive } from '../archive'
import { rowsName } from '../manifest'
import { batchesOf, type RowTexts } from './row-texts'

/** Which rows of which tables are looked for. */
export type RowTests = ReadonlyMap<string, (row: RowTexts) => boolean>

/**
 * Reads the rows of a backup that are looked for, by their tables. What the backup is, `checkBackup` has found already.
 * It reads no further than the last of these tables; all that is found is in memory.
 */
export async function findRows(file: string, tests: RowTests): Promise<Map<string, RowTexts[]>> {
  const tableOf = new Map([...tests.keys()].map((table) => [rowsName(table), table]))
  const found = new Map<string, RowTexts[]>()
  for await (const { name, content } of readArchive(file)) {
    const table = tableOf.get(name)
    const test = table && tests.get(table)
    if (!table || !test) continue
    const rows: RowTexts[] = []
    for await (const batch of batchesOf(content)) {
      const texts: RowTexts[] = JSON.parse(batch)
      rows.push(...texts.filter(test))
    }
    found.set(table, rows)
    if (found.size === tests.size) break
  }
  return found
}
