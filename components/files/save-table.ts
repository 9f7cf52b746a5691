import { saveText } from './save-text'

/** Spreadsheets take a text for UTF-8 by its first character alone. */
const byteOrderMark = '\ufeff'

/** Saves a table of CSV from the browser, as a file of this name. */
export function saveTable(name: string, text: string): void {
  const content = text.startsWith(byteOrderMark) ? text : byteOrderMark + text
  saveText(name, content, 'text/csv;charset=utf-8')
}
