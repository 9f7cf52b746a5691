import { Extension, type Extensions, Node } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  goToNextCell,
  tableEditing,
} from '@tiptap/pm/tables'

const roles: Readonly<Record<string, string>> = { table: 'table', tableRow: 'row', tableCell: 'cell' }

/** No cell is merged with others, nor has a width of its own. */
const single = (value: unknown) => ({ default: value, rendered: false, parseHTML: () => value })

/** One table, whose cells hold what a rich text holds. */
export const tableNodes: Extensions = [
  Node.create({ name: 'doc', topNode: true, content: 'table' }),
  Node.create({
    name: 'table',
    content: 'tableRow+',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['table', ['tbody', 0]],
  }),
  Node.create({
    name: 'tableRow',
    content: 'tableCell+',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  Node.create({
    name: 'tableCell',
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ colspan: single(1), rowspan: single(1), colwidth: single(null) }),
    parseHTML: () => [{ tag: 'td' }, { tag: 'th' }],
    renderHTML: () => ['td', 0],
  }),
  Extension.create({
    name: 'tableEditing',
    extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
    addProseMirrorPlugins: () => [tableEditing()],
    addKeyboardShortcuts() {
      const run = (command: Command) => () => command(this.editor.state, this.editor.view.dispatch)
      // Behind the last cell the key leaves the table, as it does elsewhere.
      return { Tab: run(goToNextCell(1)), 'Shift-Tab': run(goToNextCell(-1)) }
    },
  }),
]

/** What changes the form of a table, at the cell with the caret. */
export const tableCommands = {
  addRow: addRowAfter,
  removeRow: deleteRow,
  addColumn: addColumnAfter,
  removeColumn: deleteColumn,
} satisfies Record<string, Command>
