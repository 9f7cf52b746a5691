import { saveText } from './save-text'

/** Spreadsheets recognize UTF-8 only by this first character. */
const byteOrderMark = '\ufeff'

export function saveTable(name: string, text: string): void {
  const content = text.startsWith(byteOrderMark) ? text : byteOrderMark + text
  saveText(name, content, 'text/csv;charset=utf-8')
}
