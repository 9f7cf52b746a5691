import { isHiddenElement } from '@/lib/text/hidden-element'

/** Selector of elements that display something although they contain no text. */
const mediaSelector = 'img, iframe, video, audio, object, embed, svg, canvas, math, input, select, textarea'

/**
 * Removes hidden elements, comments and tracked deletions.
 * @param styleSheets the style rules of the pasted document
 */
export function removeHidden(body: Element, styleSheets: string): void {
  const hiddenElements = new Set([...body.querySelectorAll('*')].filter(isHidden))
  for (const selector of listHidingSelectors(styleSheets)) {
    for (const element of findAll(body, selector)) hiddenElements.add(element)
  }
  // Finds the cells before the removal of rows and columns, which would shift the cells.
  for (const table of body.querySelectorAll('table')) {
    for (const cell of listHiddenColumnCells(table, hiddenElements)) hiddenElements.add(cell)
  }
  for (const element of hiddenElements) element.remove()
}

function isHidden(element: Element): boolean {
  const [classNames, hidden, style] = ['class', 'hidden', 'data-style'].map((name) => element.getAttribute(name))
  return isHiddenElement(element.localName, { class: classNames, hidden, style })
}

/**
 * Lists the cells of hidden columns. Spreadsheet programs hide only the `col` or `colgroup`
 * element.
 */
function listHiddenColumnCells(table: Element, hiddenElements: ReadonlySet<Element>): Element[] {
  const columnGroups = table.querySelectorAll<HTMLTableColElement>(':scope > colgroup')
  const hiddenColumns = [...columnGroups].flatMap((group) => {
    const columns = group.querySelectorAll('col')
    return [...(columns.length > 0 ? columns : [group])].flatMap((column) =>
      Array.from({ length: column.span }, () => hiddenElements.has(group) || hiddenElements.has(column)),
    )
  })
  if (!hiddenColumns.includes(true)) return []
  // Merged cells end with their row group at the latest.
  const rowGroups = table.querySelectorAll<HTMLTableSectionElement>(':scope > :is(thead, tbody, tfoot)')
  return [...rowGroups].flatMap((rowGroup) => listRowGroupCells(rowGroup, hiddenColumns))
}

/** Lists the cells of a row group that cover only hidden columns. */
function listRowGroupCells({ rows }: HTMLTableSectionElement, hiddenColumns: readonly boolean[]): Element[] {
  // By column: the first row that no cell from above covers.
  const firstFreeRows: number[] = []
  return [...rows].flatMap((row, rowIndex) => {
    let columnIndex = 0
    return [...row.cells].filter((cell) => {
      while ((firstFreeRows[columnIndex] ?? 0) > rowIndex) columnIndex += 1
      const columns = Array.from({ length: cell.colSpan }, (_, index) => columnIndex + index)
      // `rowspan="0"` means all remaining rows of the group.
      for (const column of columns) firstFreeRows[column] = rowIndex + (cell.rowSpan || rows.length)
      columnIndex += cell.colSpan
      return columns.every((column) => hiddenColumns[column])
    })
  })
}

/**
 * Removes empty paragraphs, which may contain a no-break space, and links to places in the source
 * document, which may not be pasted.
 */
export function removeSourceLayout(body: Element): void {
  for (const link of body.querySelectorAll('a[href^="#"]')) link.replaceWith(...link.childNodes)
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector(mediaSelector)) paragraph.remove()
  }
}

/**
 * Lists the selectors of rules that hide text. Ignores rules in `@media` and other at-rules.
 */
function listHidingSelectors(styleSheets: string): string[] {
  const rules = styleSheets
    .replaceAll(/\/\*.*?\*\/|<!--|-->/gs, '')
    .replaceAll(/@[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  return [...rules.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', style = '']) =>
    isHiddenElement('', { style }) ? [selector.trim()] : [],
  )
}

/** Finds elements by a selector from another program; returns none if the selector is invalid. */
function findAll(body: Element, selector: string): Element[] {
  try {
    return [...body.querySelectorAll(selector)]
  } catch {
    return []
  }
}
