import { isHiddenElement } from '@/lib/text/hidden-element'

/** Selector of elements that display something although they contain no text. */
const mediaSelector = 'img, iframe, video, audio, object, embed, svg, canvas, math, input, select, textarea'

/**
 * Removes hidden elements, comments and tracked deletions.
 * @param styleSheets the style rules of the pasted document
 */
export function removeHidden(body: Element, styleSheets: string): void {
  for (const selector of listHidingSelectors(styleSheets)) {
    for (const element of findAll(body, selector)) element.remove()
  }
  for (const table of body.querySelectorAll('table')) removeHiddenColumns(table)
  for (const element of body.querySelectorAll('*')) if (isHidden(element)) element.remove()
}

function isHidden(element: Element): boolean {
  const [classNames, hidden, style] = ['class', 'hidden', 'data-style'].map((name) =>
    element.getAttribute(name),
  )
  return isHiddenElement(element.localName, { class: classNames, hidden, style })
}

/** Removes the cells of hidden columns. Spreadsheet programs hide only the `col` element. */
function removeHiddenColumns(table: HTMLTableElement): void {
  const hiddenColumns = [...table.querySelectorAll('col')].flatMap((column) =>
    Array.from({ length: column.span }, () => isHidden(column)),
  )
  if (!hiddenColumns.includes(true)) return
  // The first row in which a column is not covered by a cell from above.
  const nextRows: number[] = []
  for (const [rowIndex, row] of [...table.rows].entries()) {
    let start = 0
    for (const cell of [...row.cells]) {
      while ((nextRows[start] ?? 0) > rowIndex) start += 1
      const columns = Array.from({ length: cell.colSpan }, (_, index) => start + index)
      for (const column of columns) nextRows[column] = rowIndex + cell.rowSpan
      if (columns.every((column) => hiddenColumns[column])) cell.remove()
      start += cell.colSpan
    }
  }
}

/**
 * Removes links to bookmarks of the pasted document, because their targets are not pasted, and
 * empty paragraphs. Word processors write an empty line as a paragraph with a no-break space.
 */
export function removeSourceLayout(body: Element): void {
  for (const link of body.querySelectorAll('a[href^="#"]')) link.replaceWith(...link.childNodes)
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.textContent.trim() === '' && !paragraph.querySelector(mediaSelector)) paragraph.remove()
  }
}

/**
 * Lists the selectors of rules that hide text. Ignores rules inside of `@media` and other at-rules.
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
