import type { TableHead } from '@/lib/contract/blocks/table'

type Grid = (Element | null | undefined)[][]

/** The maximum number of columns that a cell covers. */
const maxColumns = 100

export interface ReadTable {
  html: string
  caption: string
  head: TableHead
  mergedCells: number
}

/**
 * Converts a table of another program to a table block with equally many cells per row. A merged
 * cell keeps its content in the first cell; the others are empty. Returns null for an empty table.
 */
export function readTable(table: Element, toAllowedHtml: (html: string) => string): ReadTable | null {
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table)
  const { cells, mergedCells } = toGrid(rows)
  const filledRows = cells
    .map((row) => Array.from(row, (cell) => (cell ? toAllowedHtml(cell.innerHTML) : '')))
    .filter((row) => row.some((html) => html !== ''))
  const width = Math.max(0, ...filledRows.map((row) => row.findLastIndex((html) => html !== '') + 1))
  if (width === 0) return null
  const html = filledRows.map((row) => {
    const cellsHtml = Array.from({ length: width }, (_, x) => `<td>${row[x] || '<p></p>'}</td>`)
    return `<tr>${cellsHtml.join('')}</tr>`
  })
  const caption = table.querySelector(':scope > caption')?.textContent ?? ''
  return {
    html: `<table><tbody>${html.join('')}</tbody></table>`,
    caption: caption.replaceAll(/\s+/g, ' ').trim(),
    head: detectHead(cells),
    mergedCells,
  }
}

/**
 * Returns the cells by row and column, null for positions covered by a merged cell, and the number
 * of merged cells.
 */
function toGrid(rows: readonly HTMLTableRowElement[]): { cells: Grid; mergedCells: number } {
  const cells: Grid = rows.map(() => [])
  let mergedCells = 0
  for (const [y, row] of rows.entries()) {
    // A merged cell ends with its row group. `rowspan="0"` means all remaining rows of the group.
    const groupEnd = rows.findLastIndex(({ parentNode }) => parentNode === row.parentNode) + 1
    for (const cell of row.cells) {
      const x = findFreeColumn(cells[y] ?? [])
      const coveredRows = cells.slice(y, Math.min(y + (cell.rowSpan || rows.length), groupEnd))
      const columns = Math.min(cell.colSpan, maxColumns)
      for (const coveredRow of coveredRows) {
        for (let column = x; column < x + columns; column += 1) coveredRow[column] = null
      }
      cells[y]?.splice(x, 1, cell)
      if (coveredRows.length * columns > 1) mergedCells += 1
    }
  }
  return { cells, mergedCells }
}

function findFreeColumn(row: Grid[number]): number {
  const freeIndex = Array.from(row).indexOf(undefined)
  return freeIndex < 0 ? row.length : freeIndex
}

/**
 * Detects by header cells if the first row, the first column or both are heads. Default: the first
 * row.
 */
function detectHead(cells: Grid): TableHead {
  const isHeadLine = (line: Grid[number]) => {
    const filledCells = line.flatMap((cell) => cell ?? [])
    return filledCells.length > 0 && filledCells.every((cell) => cell.matches('th, thead *'))
  }
  const hasHeadColumn = isHeadLine(cells.slice(1).map(([first]) => first))
  const hasHeadRow = isHeadLine((cells[0] ?? []).slice(hasHeadColumn ? 1 : 0))
  if (hasHeadColumn) return hasHeadRow ? 'both' : 'column'
  return 'row'
}
