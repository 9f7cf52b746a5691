/** Returns an HTML paragraph for each string, which may contain inline HTML. */
export function paragraphs(...contents: string[]): string {
  return contents.map((content) => `<p>${content}</p>`).join('')
}

/** Returns a bulleted HTML list of strings, which may contain inline HTML. */
export function bullets(...items: string[]): string {
  return `<ul>${renderItems(items)}</ul>`
}

/** Returns a numbered HTML list of strings, which may contain inline HTML. */
export function steps(...items: string[]): string {
  return `<ol>${renderItems(items)}</ol>`
}

function renderItems(items: string[]): string {
  return items.map((item) => `<li>${item}</li>`).join('')
}

/** Returns the content of a table block. Cells may contain inline HTML. */
export function cells(...rows: string[][]): string {
  const lines = rows.map((row) => `<tr>${row.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`)
  return `<table><tbody>${lines.join('')}</tbody></table>`
}
