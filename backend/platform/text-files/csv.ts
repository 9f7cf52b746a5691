/**
 * Formats a table as CSV (RFC 4180) with a byte order mark and semicolons, the format that German
 * spreadsheet programs open directly.
 * @param table rows of cells, header first
 */
export function writeCsv(table: readonly (readonly string[])[]): string {
  return `\uFEFF${table.map((cells) => cells.map(formatCell).join(';')).join('\r\n')}\r\n`
}

/**
 * Formats a cell. Marks a text that looks like a formula with an apostrophe, so that no spreadsheet
 * program runs it (OWASP, CSV injection).
 */
function formatCell(text: string): string {
  const safeText = looksLikeFormula(text) ? `'${text}` : text
  return `"${safeText.replaceAll('"', '""')}"`
}

/**
 * Returns true for text that starts like a formula, also after apostrophes. `writeCsv` adds one
 * apostrophe to such a text and `readCsv` removes one.
 */
export function looksLikeFormula(text: string): boolean {
  return /^'*\s*[=+\-@\t\r\n＝＋－＠]/.test(text)
}
