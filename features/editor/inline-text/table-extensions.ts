import { Extension, type Extensions, Node } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, goToNextCell, tableEditing } from '@tiptap/pm/tables'
import { formatting } from './text-extensions'

const tableRoles: Readonly<Record<string, string>> = { table: 'table', tableRow: 'row', tableCell: 'cell' }

/** Defines an attribute with a fixed value. Cells are never merged and have no width. */
const fixedAttribute = (value: unknown) => ({ default: value, rendered: false, parseHTML: () => value })

/** A single table whose cells contain rich text. */
export const tableText: Extensions = [
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
    addAttributes: () => ({
      colspan: fixedAttribute(1),
      rowspan: fixedAttribute(1),
      colwidth: fixedAttribute(null),
    }),
    parseHTML: () => [{ tag: 'td' }, { tag: 'th' }],
    renderHTML: () => ['td', 0],
  }),
  Extension.create({
    name: 'tableEditing',
    extendNodeSchema: ({ name }) => ({ tableRole: tableRoles[name] }),
    addProseMirrorPlugins: () => [tableEditing()],
    addKeyboardShortcuts() {
      const run = (command: Command) => () => command(this.editor.state, this.editor.view.dispatch)
      // After the last cell, Tab leaves the table.
      return { Tab: run(goToNextCell(1)), 'Shift-Tab': run(goToNextCell(-1)) }
    },
  }),
  ...formatting,
]

/** The commands on rows and columns at the cell with the caret. */
export const tableCommands = {
  addRow: addRowAfter,
  removeRow: deleteRow,
  addColumn: addColumnAfter,
  removeColumn: deleteColumn,
} satisfies Record<string, Command>
