import type { Locale } from '@/lib/contract/common/locale'
import type { RecordTypeView } from '../record-type'

/**
 * Adds the words of the list to the columns of an exported table: the label instead of the name,
 * and the name of a choice with its code. Columns with words stay unchanged, so that import can
 * read them.
 * @param table CSV with a quoted cell for each value
 */
export function addWords(table: string, columns: RecordTypeView['columns'], locale: Locale): string {
  const rows = parseRows(table)
  const names = rows[0] ?? []
  const listColumns = names.map((name) => (Object.hasOwn(columns, name) ? columns[name] : undefined))
  const candidates = names.map((name, index) => listColumns[index]?.label[locale] ?? name)
  const isUnique = (label: string) =>
    !names.includes(label) && candidates.filter((candidate) => candidate === label).length === 1
  const labels = names.map((name, index) => {
    const label = candidates[index] ?? name
    return isUnique(label) ? label : name
  })
  const lines = rows.slice(1).map((cells) =>
    cells.map((cell, index) => {
      const choices = listColumns[index]?.choices ?? {}
      return Object.hasOwn(choices, cell) ? `${choices[cell]?.[locale]} (${cell})` : cell
    }),
  )
  return [labels, ...lines].map((cells) => `${cells.map(quote).join(';')}\r\n`).join('')
}

/** Parses the table that the backend writes: quoted cells, and a line break after each row. */
function parseRows(table: string): string[][] {
  const rows: string[][] = []
  let cells: string[] = []
  for (const [, cell = '', end] of table.matchAll(/"((?:[^"]|"")*)"(;|\r\n)/g)) {
    cells.push(cell.replaceAll('""', '"'))
    if (end === ';') continue
    rows.push(cells)
    cells = []
  }
  return rows
}

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`
