import type { Editor } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { TextTools } from '@/components/rich-text/text-tools'
import { IconButton } from '@/components/ui/icon-button'
import { LanguageTool } from './language-tool'
import { LinkEditor } from './link-editor'
import { TableTools } from './table-tools'
import styles from './text-toolbar.module.css'

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
