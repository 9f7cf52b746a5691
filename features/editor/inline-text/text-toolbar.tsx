import type { Editor as TextEditor } from '@tiptap/core'
import { useTranslations } from 'next-intl'
import { useCallback, useSyncExternalStore } from 'react'
import styles from '../toolbar/toolbar.module.css'
import { IconButton } from '../ui/icon-button'
import { LinkEditor } from './link-editor'

const marks = ['bold', 'italic', 'bulletList', 'orderedList'] as const
type Mark = (typeof marks)[number]

function toggle(editor: TextEditor, mark: Mark): void {
  const chain = editor.chain().focus()
  const toggles = {
    bold: () => chain.toggleBold(),
    italic: () => chain.toggleItalic(),
    bulletList: () => chain.toggleBulletList(),
    orderedList: () => chain.toggleOrderedList(),
  }
  toggles[mark]().run()
}

/** All that the tools show, as one word. */
function stateOf(editor: TextEditor): string {
  const { href, target } = editor.getAttributes('link')
  return JSON.stringify([...marks.map((mark) => editor.isActive(mark)), href, target])
}

/** Bold, italic, lists and links of the text that is written. */
export function TextToolbar({ editor }: { editor: TextEditor }) {
  const t = useTranslations('editor.text')
  const follow = useCallback(
    (redraw: () => void) => {
      editor.on('transaction', redraw)
      return () => {
        editor.off('transaction', redraw)
      }
    },
    [editor],
  )
  // Drawn anew only where the tools would look different, not for each letter.
  useSyncExternalStore(follow, () => stateOf(editor))

  return (
    <div role="toolbar" aria-label={t('title')} className={styles.tools}>
      {marks.map((mark) => (
        <IconButton
          key={mark}
          icon={mark}
          label={t(mark)}
          aria-pressed={editor.isActive(mark)}
          onClick={() => toggle(editor, mark)}
        />
      ))}
      <LinkEditor editor={editor} />
    </div>
  )
}
