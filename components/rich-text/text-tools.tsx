import { type Editor, useEditorState } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { useToolKeys } from './use-tool-keys'

const marks = ['bold', 'italic', 'bulletList', 'orderedList'] as const
type Mark = (typeof marks)[number]

function toggleMark(editor: Editor, mark: Mark): void {
  // Tiptap would move the focus after the next key press, which must already reach the text.
  editor.view.focus()
  const chain = editor.chain()
  const toggles = {
    bold: () => chain.toggleBold(),
    italic: () => chain.toggleItalic(),
    bulletList: () => chain.toggleBulletList(),
    orderedList: () => chain.toggleOrderedList(),
  }
  toggles[mark]().run()
}

export interface TextToolsProps {
  editor: Editor
  /** Name of the text; required if the page shows several texts with toolbars. */
  label?: string
  className: string | undefined
  /** Called before a shortcut in the text moves the focus to the toolbar. */
  onEnter?: (() => void) | undefined
  /** Called on Escape. The caller moves the focus back to the text. */
  onLeave: () => void
  /** Further tools. The first tool with a panel must be the link tool, which a shortcut opens. */
  children: ReactNode
}

/** The toolbar of a rich text: bold, italic, lists, and further tools. */
export function TextTools({ editor, label, className, onEnter, onLeave, children }: TextToolsProps) {
  const t = useTranslations('editor.text')
  const toolbar = useRef<HTMLDivElement>(null)
  useToolKeys({ editor, toolbar, onEnter })
  // Without the selector, each typed letter would render the toolbar.
  const activeMarks = useEditorState({
    editor,
    selector: ({ editor: current }) => marks.filter((mark) => current.isActive(mark)),
  })

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Otherwise Escape would also end the editing of the text or close the dialog that contains it.
    event.preventDefault()
    event.stopPropagation()
    onLeave()
  }
  return (
    <div ref={toolbar} role="toolbar" aria-label={label ?? t('title')} className={className} onKeyDown={handleKeyDown}>
      {marks.map((mark) => (
        <IconButton
          key={mark}
          icon={mark}
          label={t(mark)}
          aria-pressed={activeMarks.includes(mark)}
          onClick={() => toggleMark(editor, mark)}
        />
      ))}
      {children}
    </div>
  )
}
