import { type Editor, useEditorState } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { useToolKeys } from './use-tool-keys'

const marks = ['bold', 'italic', 'bulletList', 'orderedList'] as const
type Mark = (typeof marks)[number]

function toggleMark(editor: Editor, mark: Mark): void {
  // Focuses the text immediately, for the next key.
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
  /** The name of the text, if several texts are next to each other. */
  label?: string
  className: string | undefined
  /** Called before a shortcut moves the focus from the text to its toolbar. */
  onEnter?: (() => void) | undefined
  /** Called on Escape: the focus returns to the text. */
  onLeave: () => void
  /** Further tools; the first tool with a panel is the one for links. */
  children: ReactNode
}

/** The toolbar of a rich text: bold, italic, lists, and further tools. */
export function TextTools({ editor, label, className, onEnter, onLeave, children }: TextToolsProps) {
  const t = useTranslations('editor.text')
  const toolbar = useRef<HTMLDivElement>(null)
  useToolKeys({ editor, toolbar, onEnter })
  // Rendered again only when a tool's state changes, not on each letter.
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => marks.filter((mark) => current.isActive(mark)),
  })

  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Escape must not close the text or its dialog.
    event.preventDefault()
    event.stopPropagation()
    onLeave()
  }
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={label ?? t('title')}
      className={className}
      onKeyDown={leave}
    >
      {marks.map((mark) => (
        <IconButton
          key={mark}
          icon={mark}
          label={t(mark)}
          aria-pressed={active.includes(mark)}
          onClick={() => toggleMark(editor, mark)}
        />
      ))}
      {children}
    </div>
  )
}
