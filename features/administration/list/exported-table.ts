import type { Locale } from '@/lib/contract/common/locale'
import type { RecordTypeView } from '../record-type'

/**
 * Makes an exported table readable: heads become labels of the columns, and codes of choices get
 * their names in addition. Other cells stay unchanged, so that the table can be imported again.
 * @param table CSV in which each value is quoted
 */
export function addLabels(table: string, columns: RecordTypeView['columns'], locale: Locale): string {
  const rows = parseRows(table)
  const names = rows[0] ?? []
  const listColumns = names.map((name) => (Object.hasOwn(columns, name) ? columns[name] : undefined))
  const labels = names.map((name, index) => listColumns[index]?.label[locale] ?? name)
  const isUnique = (label: string) =>
    !names.includes(label) && labels.filter((otherLabel) => otherLabel === label).length === 1
  const heads = names.map((name, index) => {
    const label = labels[index] ?? name
    return isUnique(label) ? label : name
  })
  const lines = rows.slice(1).map((cells) =>
    cells.map((cell, index) => {
      const choices = listColumns[index]?.choices ?? {}
      return Object.hasOwn(choices, cell) ? `${choices[cell]?.[locale]} (${cell})` : cell
    }),
  )
  return [heads, ...lines].map((cells) => `${cells.map(quote).join(';')}\r\n`).join('')
}

/** Parses a table in the format of the backend: quoted cells, and a line break after each row. */
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
