import { useEditor } from '@tiptap/react'
import { useRef, useState } from 'react'
import { hasMarkup, type InlineField } from '@/features/blocks/block-editor'
import { type CaretPlace, caretAt } from './caret-place'
import { containLayout } from './contain-layout'
import { editorOptions, showText } from './editor-options'
import type { PastedAmong } from './pasting/handle-paste'
import { pressKeys } from './press-keys'
import { TextBubble } from './text-bubble'
import type { TextEdge } from './text-edge'

/** The handle of a text that is edited inline. */
export interface OpenedText {
  element: HTMLElement
  /** Whether the text, or one of its tools, has the focus. */
  hasFocus(): boolean
  /** Shows another text, for example after undo, without calling `onChange`. */
  show(text: string): void
  /** Presses keys that came while it was loading. */
  press(keys: readonly string[]): void
  /** Ends the editing and restores the element. The caller then unmounts `InlineTextEditor`. */
  end(): void
}

export interface InlineTextEditorProps {
  /** The element of the text, which is rendered elsewhere. */
  element: HTMLElement
  kind: InlineField['kind']
  /** The accessible name of the text. */
  label: string
  /** HTML of a rich text, or a plain text. */
  text: string
  /** Called on each change with a function that reads the text, in the same format. */
  onChange: (read: () => string) => void
  /** Takes a key at the edge of the text. @returns whether it did */
  onEdge: (edge: TextEdge) => boolean
  /** Handles pasted content that is more than text. @returns whether it did; otherwise only its text is inserted */
  onPaste: (pasted: PastedAmong) => boolean
  /** Begins a comment on the selected words; null where there are no comments. */
  onComment: (() => void) | null
  /** Called when the editor is mounted. */
  onOpen: (text: OpenedText) => void
  /** The place of the caret; by default the text's end. */
  at?: CaretPlace | undefined
}

/**
 * Makes the element that shows a text editable in place, so that the page's markup stays what visitors get.
 * Only the text's toolbar is rendered here.
 */
export function InlineTextEditor({
  element,
  kind,
  label,
  text,
  at,
  onChange,
  onEdge,
  onPaste,
  onComment,
  onOpen,
}: InlineTextEditorProps) {
  const tools = useRef<HTMLDivElement>(null)
  const [putBack] = useState(() => rememberContent(element))
  const editor = useEditor(
    {
      ...editorOptions({ kind, text, onChange, onEdge, onPaste, attributes: spokenAs(element, kind, label) }),
      element: { mount: element },
      onMount({ editor: mounted }) {
        // Prevents a layout of the whole page per letter. The width of plain texts may depend on their content.
        const layout = kind === 'rich' ? containLayout(element) : null
        const endLink = linkInsteadOfButton(element)
        if (layout) mounted.on('transaction', layout.changed)
        // Not by the command `focus`, which waits for a frame: keys that come before it would be lost, and a form of the
        // text's tools that was opened meanwhile would lose the focus again.
        const { tr } = mounted.state
        mounted.view.dispatch(tr.setSelection(caretAt(mounted.view, at)).scrollIntoView())
        mounted.view.focus()
        onOpen({
          element,
          hasFocus: () => [element, tools.current].some((part) => part?.contains(document.activeElement)),
          show: (next) => showText(mounted, kind, next),
          press: (keys) => pressKeys(mounted.view, keys),
          end() {
            layout?.end()
            mounted.destroy()
            putBack()
            endLink()
          },
        })
      },
    },
    [element],
  )
  return editor && hasMarkup({ kind }) ? (
    <TextBubble ref={tools} editor={editor} onComment={onComment} />
  ) : null
}

/**
 * Remembers an element's content and attributes, but for styles: those are of a motion that is over by then.
 * @returns a function that restores them, for React
 */
function rememberContent(element: HTMLElement): () => void {
  const nodes = [...element.childNodes]
  const attributes = [...element.attributes]
    .filter(({ name }) => name !== 'style')
    .map(({ name, value }) => [name, value] as const)
  return () => {
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
    for (const [name, value] of attributes) element.setAttribute(name, value)
    element.replaceChildren(...nodes)
  }
}

/**
 * A button that holds the text is called a link meanwhile: what is in a button is hidden from screen readers (WAI-ARIA, "children
 * presentational"). @returns a function that makes it a button again
 */
function linkInsteadOfButton(element: HTMLElement): () => void {
  const button = element.closest('button')
  button?.setAttribute('role', 'link')
  return () => button?.removeAttribute('role')
}

/** The element's accessible role: a heading stays one, anything else is a field. */
function spokenAs(element: HTMLElement, kind: InlineField['kind'], label: string): Record<string, string> {
  const [, level] = /^H([1-6])$/.exec(element.tagName) ?? []
  if (level) return { role: 'heading', 'aria-level': level }
  return { role: 'textbox', 'aria-multiline': String(kind !== 'plain'), 'aria-label': label }
}
