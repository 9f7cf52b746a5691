import { Editor } from '@tiptap/core'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useOnDemand } from '@/components/ui/on-demand'
import { hasMarkup, type InlineField } from '@/features/blocks/block-editor'
import { type CaretPlace, toCaretSelection } from './caret-place'
import { containLayout } from './contain-layout'
import { createEditorOptions, showText } from './editor-options'
import { textBubble } from './lazy-text-parts'
import type { PastedWithContext } from './pasting/handle-paste'
import { pressKeys } from './press-keys'
import type { TextEdge } from './text-edge'
import { useHeldToolKey } from './tools/use-held-tool-key'

/** The handle of an edited text. */
export interface OpenedText {
  element: HTMLElement
  /** Returns true if the text or its toolbar has the focus. */
  hasFocus(): boolean
  /** Shows another text, for example after undo, without calling `onChange`. */
  show(text: string): void
  /** Applies keys that were pressed during loading. */
  press(keys: readonly string[]): void
  /** Ends editing and restores the element. The caller then unmounts `InlineTextEditor`. */
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
  /** Called on each change with a function that reads the text in the same format. */
  onChange: (read: () => string) => void
  /**
   * Handles a key at the edge of the text.
   * @returns true if it was handled
   */
  onEdge: (edge: TextEdge) => boolean
  /**
   * Handles pasted content with more than text.
   * @returns true if it was handled; otherwise only its text is inserted
   */
  onPaste: (content: PastedWithContext) => boolean
  /** Starts a comment on the selected words; null if comments are not available. */
  onComment: (() => void) | null
  /** Called when the editor is mounted. */
  onOpen: (text: OpenedText) => void
  /** The caret position; by default the end of the text. */
  caret?: CaretPlace | undefined
}

/**
 * Makes the element of a text editable in place, so that the markup of the page stays unchanged.
 * Only the toolbar of the text is rendered here.
 */
export function InlineTextEditor(props: InlineTextEditorProps) {
  const { element, kind, label, text, caret, onComment, onOpen } = props
  const onChange = useEffectEvent(props.onChange)
  const onEdge = useEffectEvent(props.onEdge)
  const onPaste = useEffectEvent(props.onPaste)
  const tools = useRef<HTMLDivElement>(null)
  const [restoreContent] = useState(() => rememberContent(element))
  const editor = useTextEditor(() => {
    const attributes = toAriaAttributes(element, kind, label)
    const mountedEditor = new Editor({
      ...createEditorOptions({ kind, text, attributes, onChange, onEdge, onPaste }),
      element: { mount: element },
    })
    // Prevents a layout of the whole page for each character. Not possible for plain texts, because
    // their width may depend on their content.
    const layout = kind === 'rich' ? containLayout(element) : null
    const restoreButton = replaceButtonRole(element)
    if (layout) mountedEditor.on('transaction', layout.scheduleUpdate)
    // Does not use the command `focus`, because it waits for a frame. Keys that are pressed before
    // would be lost, and a form of the toolbar that has opened by then would lose the focus.
    const { tr } = mountedEditor.state
    mountedEditor.view.dispatch(tr.setSelection(toCaretSelection(mountedEditor.view, caret)).scrollIntoView())
    mountedEditor.view.focus()
    onOpen({
      element,
      hasFocus: () => [element, tools.current].some((part) => part?.contains(document.activeElement)),
      show: (next) => showText(mountedEditor, kind, next),
      press: (keys) => pressKeys(mountedEditor.view, keys),
      end() {
        layout?.end()
        mountedEditor.destroy()
        restoreContent()
        restoreButton()
      },
    })
    return mountedEditor
  })
  const formattedEditor = hasMarkup({ kind }) ? editor : null
  const TextBubble = useOnDemand(textBubble, formattedEditor !== null)
  useHeldToolKey(formattedEditor, TextBubble !== null)
  return formattedEditor && TextBubble && <TextBubble ref={tools} editor={formattedEditor} onComment={onComment} />
}

/**
 * Creates an editor in an effect, because it takes over an element of the page, and rendering must
 * not change the page. Destroys it with the component.
 */
function useTextEditor(create: () => Editor): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null)
  const createdEditor = useRef<Editor>(null)
  const isMounted = useRef(false)
  const createOnce = useEffectEvent(() => {
    createdEditor.current ??= create()
    setEditor(createdEditor.current)
  })
  useLayoutEffect(() => {
    isMounted.current = true
    createOnce()
    return () => {
      isMounted.current = false
      // In development, React runs effects twice.
      setTimeout(() => isMounted.current || createdEditor.current?.destroy())
    }
  }, [])
  return editor
}

/**
 * Stores the content and attributes of an element. Leaves out styles, because only animations set
 * them, which have ended when the element is restored.
 * @returns a function that restores them for React
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
 * Sets the role of a button around the text to link while it is edited, because screen readers hide
 * the content of buttons (WAI-ARIA, "children presentational").
 * @returns a function that restores the role
 */
function replaceButtonRole(element: HTMLElement): () => void {
  const button = element.closest('button')
  button?.setAttribute('role', 'link')
  return () => button?.removeAttribute('role')
}

/**
 * Returns the ARIA attributes of the element: a heading stays a heading, any other element is a
 * text field.
 */
function toAriaAttributes(element: HTMLElement, kind: InlineField['kind'], label: string): Record<string, string> {
  const [, level] = /^H([1-6])$/.exec(element.tagName) ?? []
  if (level) return { role: 'heading', 'aria-level': level }
  return { role: 'textbox', 'aria-multiline': String(kind !== 'plain'), 'aria-label': label }
}
