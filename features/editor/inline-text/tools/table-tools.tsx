import type { Editor } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/icon-button'
import { tableCommands } from '../table-extensions'

const actions = ['addRow', 'removeRow', 'addColumn', 'removeColumn'] as const

/** Buttons for rows and columns at the cell with the caret; nothing in other texts. */
export function TableTools({ editor }: { editor: Editor }) {
  const t = useTranslations('editor.text')
  if (!editor.schema.nodes.tableCell) return null
  return actions.map((action) => (
    <IconButton
      key={action}
      icon={action}
      label={t(action)}
      onClick={() => {
        tableCommands[action](editor.state, editor.view.dispatch)
        editor.view.focus()
      }}
    />
  ))
}
