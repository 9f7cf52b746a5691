import type { Editor, UseEditorOptions } from '@tiptap/react'
import type { InlineField } from '@/features/blocks/block-editor'
import { plainText, richText } from './text-extensions'

type Kind = InlineField['kind']

export interface TextOptions {
  kind: Kind
  /** HTML of a rich text, or a plain text. */
  text: string
  /** The attributes of the element while it is edited. */
  attributes: Record<string, string>
  /** Called on each change with a function that reads the text, in the same format. */
  onChange: (read: () => string) => void
}

/** Options for `useEditor` that all texts share. Typing does not make React render again. */
export function editorOptions({ kind, text, attributes, onChange }: TextOptions) {
  return {
    // Created in an effect: it takes over an element of the page, which rendering must not change.
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    // The content security policy forbids style elements; the rules are in style sheets.
    injectCSS: false,
    content: contentOf(kind, text),
    extensions: kind === 'rich' ? richText : plainText,
    editorProps: {
      attributes,
      // A plain text is one line.
      handleKeyDown: (_, event) => kind === 'plain' && event.key === 'Enter',
      // In a `summary`, Space would toggle the question.
      handleDOMEvents: { keyup: (_, event) => event.key === ' ' && event.preventDefault() },
    },
    onUpdate: ({ editor }) => onChange(() => textOf(editor, kind)),
  } satisfies UseEditorOptions
}

/** Shows another text, for example after undo, without calling `onChange`. */
export function showText(editor: Editor, kind: Kind, text: string): void {
  if (text !== textOf(editor, kind)) editor.commands.setContent(contentOf(kind, text), { emitUpdate: false })
}

function textOf(editor: Editor, kind: Kind): string {
  return kind === 'rich' ? editor.getHTML() : editor.getText()
}

function contentOf(kind: Kind, text: string) {
  return kind === 'rich' ? text : { type: 'doc', content: text === '' ? [] : [{ type: 'text', text }] }
}
