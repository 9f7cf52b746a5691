import type { Editor } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { TextTools } from '@/components/rich-text/text-tools'
import { IconButton } from '@/components/ui/icon-button'
import { tableCommands } from '../table-extensions'
import { LanguageTool } from './language-tool'
import { LinkEditor } from './link-editor'
import styles from './text-toolbar.module.css'

const tableActions = ['addRow', 'removeRow', 'addColumn', 'removeColumn'] as const

interface TextToolbarProps {
  editor: Editor
  /** Starts a comment on the selected words; null if comments are not available. */
  onComment?: (() => void) | null
  /** Called before a shortcut moves the focus from the text to its toolbar. */
  onEnter?: () => void
  /** Called on Escape: the focus returns to the text. */
  onLeave: () => void
}

/** The toolbar of a text. Its link tool searches targets by title. */
export function TextToolbar({ editor, onComment, onEnter, onLeave }: TextToolbarProps) {
  const t = useTranslations('editor.text')
  return (
    <TextTools editor={editor} onEnter={onEnter} onLeave={onLeave} className={styles.tools}>
      <LinkEditor editor={editor} />
      <LanguageTool editor={editor} />
      <TableTools editor={editor} />
      {onComment && <IconButton icon="comment" label={t('comment')} onClick={onComment} />}
    </TextTools>
  )
}

/** Buttons for rows and columns at the cell with the caret; nothing in other texts. */
function TableTools({ editor }: { editor: Editor }) {
  const t = useTranslations('editor.text')
  if (!editor.schema.nodes.tableCell) return null
  return tableActions.map((action) => (
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
