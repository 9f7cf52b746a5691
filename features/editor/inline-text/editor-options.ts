import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { createDocument, type Editor, type UseEditorOptions } from '@tiptap/react'
import { hasMarkup, type InlineField } from '@/features/blocks/block-editor'
import { handlePaste, type PastedAmong } from './pasting/handle-paste'
import { textHtml } from './pasting/read-pasted'
import { edgeAtInput, edgeAtKey, type TextEdge } from './text-edge'
import { lines, plainText, richText, tableText } from './text-extensions'

type Kind = InlineField['kind']

export interface TextOptions {
  kind: Kind
  /** HTML of a rich text or a table, or a plain text, whose lines end with a line feed. */
  text: string
  /** The attributes of the element while it is edited. */
  attributes: Record<string, string>
  /** Called on each change with a function that reads the text, in the same format. */
  onChange: (read: () => string) => void
  /** Takes a key at the edge of the text. @returns whether it did; otherwise the text's editor does what it can */
  onEdge?: ((edge: TextEdge) => boolean) | undefined
  /** Takes what is pasted that is more than text. @returns whether it did; otherwise its words are taken */
  onPaste: (pasted: PastedAmong) => boolean
}

const extensions = { rich: richText, table: tableText, lines, plain: plainText }

/** Options for `useEditor` that all texts share. Typing does not make React render again. */
export function editorOptions({ kind, text, attributes, onChange, onEdge, onPaste }: TextOptions) {
  return {
    // Created in an effect: it takes over an element of the page, which rendering must not change.
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    // The content security policy forbids style elements; the rules are in style sheets.
    injectCSS: false,
    content: contentOf(kind, text),
    extensions: extensions[kind],
    editorProps: {
      attributes,
      handleKeyDown(view, event) {
        const edge = edgeAtKey(view, event, kind)
        if (edge !== null && onEdge?.(edge)) return true
        // A plain text is one line.
        return kind === 'plain' && event.key === 'Enter'
      },
      handleTextInput(view, _from, _to, letter) {
        const edge = edgeAtInput(view, letter, kind)
        return edge !== null && onEdge?.(edge)
      },
      handlePaste: (view, event) => handlePaste(view, event, { kind, onPaste }),
      transformPastedHTML: (html) => textHtml(html, kind === 'table'),
      // In a `summary`, Space would toggle the question.
      handleDOMEvents: { keyup: (_, event) => event.key === ' ' && event.preventDefault() },
    },
    onUpdate: ({ editor }) => onChange(() => textOf(editor, kind)),
  } satisfies UseEditorOptions
}

/**
 * Shows another text, for example after undo, without calling `onChange`. Only what differs is replaced, so that the caret stays
 * between its words.
 */
export function showText(editor: Editor, kind: Kind, text: string): void {
  if (text === textOf(editor, kind)) return
  const next = createDocument(contentOf(kind, text), editor.schema)
  const changed = replaceDifference(editor, next)
  if (changed) editor.view.dispatch(changed.setMeta('preventUpdate', true))
  else editor.commands.setContent(contentOf(kind, text), { emitUpdate: false })
}

/** Replaces what differs from a document; null where that takes more than one piece, as between cells of a table. */
function replaceDifference({ state }: Editor, next: Node): Transaction | null {
  const { doc, tr } = state
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || end === null) return tr
  // Where letters repeat, what is the same before and behind overlaps.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const [until, nextUntil] = [end.a + overlap, end.b + overlap]
  tr.replace(start, until, next.slice(start, nextUntil))
  return tr.doc.eq(next) ? tr : null
}

function textOf(editor: Editor, kind: Kind): string {
  return hasMarkup({ kind }) ? editor.getHTML() : editor.getText({ blockSeparator: '\n' })
}

function contentOf(kind: Kind, text: string) {
  if (kind === 'plain') return { type: 'doc', content: wordsOf(text) }
  if (kind !== 'lines') return text
  return { type: 'doc', content: text.split('\n').map((line) => ({ type: 'line', content: wordsOf(line) })) }
}

const wordsOf = (text: string) => (text === '' ? [] : [{ type: 'text', text }])
