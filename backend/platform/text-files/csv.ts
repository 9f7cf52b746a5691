/**
 * Formats a table, header first, as CSV (RFC 4180) with a byte order mark and semicolons, which
 * German spreadsheet programs expect.
 */
export function writeCsv(table: readonly (readonly string[])[]): string {
  return `\uFEFF${table.map((cells) => cells.map(formatCell).join(';')).join('\r\n')}\r\n`
}

/**
 * Formats a cell. An apostrophe in front of a formula keeps programs from running it (OWASP, CSV
 * injection).
 */
function formatCell(text: string): string {
  const safeText = looksLikeFormula(text) ? `'${text}` : text
  return `"${safeText.replaceAll('"', '""')}"`
}

/**
 * Returns true for text that starts like a formula, also after apostrophes. `writeCsv` adds one
 * apostrophe, `readCsv` removes one.
 */
export function looksLikeFormula(text: string): boolean {
  return /^'*\s*[=+\-@\t\r\n＝＋－＠]/.test(text)
}
