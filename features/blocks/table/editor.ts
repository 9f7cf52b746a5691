import type { tableHeads } from '@/lib/contract/blocks/table'
import { defineChoiceField, type EditorOf } from '../block-editor'
import { anchor } from '../common-fields'
import type { Shape } from '../diagrams'

const table = { de: 'Tabelle', en: 'Table' } as const

const drawCells = (isHead: (x: number, y: number) => boolean): Shape[] =>
  [0, 1, 2].flatMap((y) => [0, 1, 2].map((x): Shape => [x * 12.5, y * 8.5, 11, 7, isHead(x, y) ? 'red' : 'text']))

const emptyRow = `<tr>${'<td><p></p></td>'.repeat(3)}</tr>`

export const tableEditor: EditorOf<'table'> = {
  name: table,
  purpose: { de: 'Zahlen und Angaben in Zeilen und Spalten.', en: 'Numbers and facts in rows and columns.' },
  searchWords: { de: 'zeilen spalten zahlen excel', en: 'rows columns grid spreadsheet' },
  diagram: drawCells((_, y) => y === 0),
  group: 'text',
  fields: {
    content: { kind: 'hidden', label: table },
    caption: { kind: 'line', label: { de: 'Überschrift der Tabelle', en: 'Caption' } },
    head: {
      label: { de: 'Kopfzellen', en: 'Header cells' },
      ...defineChoiceField<(typeof tableHeads)[number]>({
        row: { name: { de: 'Erste Zeile', en: 'First row' }, diagram: drawCells((_, y) => y === 0) },
        column: { name: { de: 'Erste Spalte', en: 'First column' }, diagram: drawCells((x) => x === 0) },
        both: { name: { de: 'Beide', en: 'Both' }, diagram: drawCells((x, y) => x === 0 || y === 0) },
      }),
    },
    anchor,
  },
  inline: [
    { field: 'content', kind: 'table' },
    { field: 'caption', kind: 'plain' },
  ],
  textFields: ['caption', 'content'],
  defaults: { content: `<table><tbody>${emptyRow.repeat(3)}</tbody></table>`, head: 'row' },
  paste: (part) => (part.kind === 'table' ? { content: part.html, caption: part.caption, head: part.head } : null),
  placeholder: () => ({}),
}
