import type { Editor, UseEditorOptions } from '@tiptap/react'
import type { InlineField } from '@/features/blocks/block-editor'
import { plainText, richText } from './text-extensions'

type Kind = InlineField['kind']

export interface TextOptions {
  kind: Kind
  /** HTML of a rich text, the words of a plain one. */
  text: string
  /** What the element carries while it is written in. */
  attributes: Record<string, string>
  /** Told of each change, with what reads the text: HTML or words as above. */
  onChange: (read: () => string) => void
}

/** Options for `useEditor` that all texts share. Typing does not make React render again. */
export function editorOptions({ kind, text, attributes, onChange }: TextOptions) {
  return {
    // Made in an effect: it takes an element of the page, which rendering must leave as it is.
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    // The site's policy forbids style elements; the rules are in style sheets.
    injectCSS: false,
    content: contentOf(kind, text),
    extensions: kind === 'rich' ? richText : plainText,
    editorProps: {
      attributes,
      // A plain text is one line.
      handleKeyDown: (_, event) => kind === 'plain' && event.key === 'Enter',
      // Space opens and closes a question whose words it is part of.
      handleDOMEvents: { keyup: (_, event) => event.key === ' ' && event.preventDefault() },
    },
    onUpdate: ({ editor }) => onChange(() => textOf(editor, kind)),
  } satisfies UseEditorOptions
}

/** Shows another text, for example after undo, without telling of it. */
export function showText(editor: Editor, kind: Kind, text: string): void {
  if (text !== textOf(editor, kind)) editor.commands.setContent(contentOf(kind, text), { emitUpdate: false })
}

function textOf(editor: Editor, kind: Kind): string {
  return kind === 'rich' ? editor.getHTML() : editor.getText()
}

function contentOf(kind: Kind, text: string) {
  return kind === 'rich' ? text : { type: 'doc', content: text === '' ? [] : [{ type: 'text', text }] }
}
