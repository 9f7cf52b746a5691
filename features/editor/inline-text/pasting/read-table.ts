import type { TableHead } from '@/lib/contract/blocks/table'

type Grid = (Element | null | undefined)[][]

/** No cell of a table that people write reaches farther. */
const maxSpan = 100

export interface ReadTable {
  html: string
  caption: string
  head: TableHead
  mergedCells: number
}

/**
 * A table of another program as a table block has it: as many cells in every row. What was merged stands in its first cell, the
 * others are empty. Null for one without words.
 */
export function readTable(table: Element, allowedHtml: (html: string) => string): ReadTable | null {
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table)
  const cells = gridOf(rows)
  const written = cells
    .map((row) => Array.from(row, (cell) => (cell ? allowedHtml(cell.innerHTML) : '')))
    .filter((row) => row.some((html) => html !== ''))
  const width = Math.max(0, ...written.map((row) => row.findLastIndex((html) => html !== '') + 1))
  if (width === 0) return null
  const html = written.map((row) => {
    const filled = Array.from({ length: width }, (_, x) => `<td>${row[x] || '<p></p>'}</td>`)
    return `<tr>${filled.join('')}</tr>`
  })
  const caption = table.querySelector(':scope > caption')?.textContent ?? ''
  return {
    html: `<table><tbody>${html.join('')}</tbody></table>`,
    caption: caption.replaceAll(/\s+/g, ' ').trim(),
    head: headOf(cells),
    mergedCells: rows.flatMap((row) => [...row.children].filter((cell) => areaOf(cell) > 1)).length,
  }
}

/** The cells by row and column; null where one that begins elsewhere reaches. */
function gridOf(rows: readonly Element[]): Grid {
  const grid: Grid = rows.map(() => [])
  for (const [y, row] of rows.entries()) {
    for (const cell of row.children) {
      const x = firstFree(grid[y] ?? [])
      for (const below of grid.slice(y, y + span(cell, 'rowspan'))) {
        for (let column = x; column < x + span(cell, 'colspan'); column += 1) below[column] = null
      }
      grid[y]?.splice(x, 1, cell)
    }
  }
  return grid
}

function firstFree(row: Grid[number]): number {
  const free = Array.from(row).indexOf(undefined)
  return free < 0 ? row.length : free
}

/** By what is marked as a head, and the first row where nothing is. */
function headOf(cells: Grid): TableHead {
  const areHeads = (line: Grid[number]) => {
    const written = line.flatMap((cell) => cell ?? [])
    return written.length > 0 && written.every((cell) => cell.matches('th, thead *'))
  }
  const isColumn = areHeads(cells.slice(1).map(([first]) => first))
  const isRow = areHeads((cells[0] ?? []).slice(isColumn ? 1 : 0))
  if (isColumn) return isRow ? 'both' : 'column'
  return 'row'
}

const areaOf = (cell: Element) => span(cell, 'colspan') * span(cell, 'rowspan')

function span(cell: Element, name: 'colspan' | 'rowspan'): number {
  const value = Number(cell.getAttribute(name) ?? 1)
  return Number.isInteger(value) ? Math.min(Math.max(value, 1), maxSpan) : 1
}
