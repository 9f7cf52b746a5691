import { TextSelection } from '@tiptap/pm/state'
import { type Editor, useEditor } from '@tiptap/react'
import { useState } from 'react'
import type { InlineField } from '@/features/blocks/block-editor'
import { containLayout } from './contain-layout'
import { editorOptions, showText } from './editor-options'
import { TextBubble } from './text-bubble'

/** A text that is written in place. */
export interface OpenedText {
  element: HTMLElement
  /** Shows another text, for example after undo, without telling of it. */
  show(text: string): void
  /** Ends the editing: the element is as it was before. The caller then unmounts `InlineTextEditor`. */
  end(): void
}

export interface InlineTextEditorProps {
  /** Shows a text that is rendered elsewhere. */
  element: HTMLElement
  kind: InlineField['kind']
  /** The accessible name of the text. */
  label: string
  /** HTML of a rich text, the words of a plain one. */
  text: string
  /** Told of each change, with what reads the text: HTML or words as above. */
  onChange: (read: () => string) => void
  /** Told when one can write. */
  onOpen: (text: OpenedText) => void
  /** Where the caret goes, in CSS pixels of the window; the text's end where it is left out. */
  at?: { left: number; top: number } | undefined
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
  onOpen,
}: InlineTextEditorProps) {
  const [putBack] = useState(() => rememberContent(element))
  const editor = useEditor(
    {
      ...editorOptions({ kind, text, onChange, attributes: spokenAs(element, kind, label) }),
      element: { mount: element },
      onMount({ editor: mounted }) {
        // A letter would lay out all that is around; only a plain text may be as wide as its words.
        const layout = kind === 'rich' ? containLayout(element) : null
        if (layout) mounted.on('transaction', layout.changed)
        mounted.commands.focus(at ? placeAt(mounted, at) : 'end')
        onOpen({
          element,
          show: (next) => showText(mounted, kind, next),
          end() {
            layout?.end()
            mounted.destroy()
            putBack()
          },
        })
      },
    },
    [element],
  )
  return editor && kind === 'rich' ? <TextBubble editor={editor} /> : null
}

/** What an element holds and carries. @returns what puts it back, so that who drew it finds it as it was */
function rememberContent(element: HTMLElement): () => void {
  const nodes = [...element.childNodes]
  const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const)
  return () => {
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
    for (const [name, value] of attributes) element.setAttribute(name, value)
    element.replaceChildren(...nodes)
  }
}

/** The place in the text that is nearest to a point of the window. */
function placeAt({ view, state }: Editor, at: { left: number; top: number }): number | 'end' {
  const found = view.posAtCoords(at)
  return found ? TextSelection.near(state.doc.resolve(found.pos)).head : 'end'
}

/** The element's accessible role: a heading stays one, anything else is a field. */
function spokenAs(element: HTMLElement, kind: InlineField['kind'], label: string): Record<string, string> {
  const [, level] = /^H([1-6])$/.exec(element.tagName) ?? []
  if (level) return { role: 'heading', 'aria-level': level }
  return { role: 'textbox', 'aria-multiline': String(kind === 'rich'), 'aria-label': label }
}
