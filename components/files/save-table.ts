/** Spreadsheets take a text for UTF-8 by its first character alone. */
const byteOrderMark = '\ufeff'

/** Saves a table of CSV from the browser, as a file of this name. */
export function saveTable(name: string, text: string): void {
  const content = text.startsWith(byteOrderMark) ? text : byteOrderMark + text
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
