import type { Editor } from '@tiptap/react'
import { TextTools } from '@/components/rich-text/text-tools'
import styles from '../toolbar/toolbar.module.css'
import { LinkEditor } from './link-editor'
import { TableTools } from './table-tools'

interface TextToolbarProps {
  editor: Editor
  /** Called before a shortcut moves the focus from the text to its toolbar. */
  onEnter?: () => void
  /** Called on Escape: the focus returns to the text. */
  onLeave: () => void
}

/** The toolbar of a text of a page, whose links are found by what they lead to. */
export function TextToolbar({ editor, onEnter, onLeave }: TextToolbarProps) {
  return (
    <TextTools {...{ editor, onEnter, onLeave }} className={styles.tools}>
      <LinkEditor editor={editor} />
      <TableTools editor={editor} />
    </TextTools>
  )
}
