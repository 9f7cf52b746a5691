/**
 * A table as CSV (RFC 4180): UTF-8 with a byte order mark and semicolons, as spreadsheets in German read it by themselves.
 * @param table rows of cells, the head first
 */
export function writeCsv(table: readonly (readonly string[])[]): string {
  return `\uFEFF${table.map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`
}

/** A cell that no spreadsheet takes for a formula (OWASP, CSV injection). */
function cell(text: string): string {
  const harmless = looksLikeFormula(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Whether a cell begins like a formula, or like one that was marked as none: marks are added and taken off one at a time. */
export function looksLikeFormula(text: string): boolean {
  return /^'*\s*[=+\-@\t\r\n＝＋－＠]/.test(text)
}
