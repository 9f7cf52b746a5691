/** HTML paragraphs, one a string; each string may hold inline HTML. */
export function paragraphs(...contents: string[]): string {
  return contents.map((content) => `<p>${content}</p>`).join('')
}

/** A bulleted HTML list, one item a string; each string may hold inline HTML. */
export function bullets(...items: string[]): string {
  return `<ul>${listItems(items)}</ul>`
}

/** A numbered HTML list, one item a string; each string may hold inline HTML. */
export function steps(...items: string[]): string {
  return `<ol>${listItems(items)}</ol>`
}

function listItems(items: string[]): string {
  return items.map((item) => `<li>${item}</li>`).join('')
}

/** An HTML table with its caption: the first row and the first column are heads. */
export function table(caption: string, heads: string[], rows: string[][]): string {
  const head = heads.map((cell) => `<th scope="col">${cell}</th>`).join('')
  const body = rows.map(
    ([first = '', ...cells]) =>
      `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  )
  return `<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

/** The content of a table block: rows of cells, each with inline HTML. */
export function cells(...rows: string[][]): string {
  const lines = rows.map((row) => `<tr>${row.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`)
  return `<table><tbody>${lines.join('')}</tbody></table>`
}
