import { createDocument, type Editor, type Extensions } from '@tiptap/core'
import { ChangeSet } from '@tiptap/pm/changeset'
import { type Node, Slice } from '@tiptap/pm/model'
import { Selection, TextSelection, type Transaction } from '@tiptap/pm/state'
import type { UseEditorOptions } from '@tiptap/react'
import { hasMarkup, type InlineField } from '@/features/blocks/block-editor'
import { tableText } from './lazy-table-text'
import { handlePaste, type PastedWithContext } from './pasting/handle-paste'
import { findEdgeAtInput, findEdgeAtKey, type TextEdge } from './text-edge'
import { lines, plainText, richText } from './text-extensions'

type Kind = InlineField['kind']

export interface TextOptions {
  kind: Kind
  /** HTML of a rich text or a table, or plain text with line feeds. */
  text: string
  /** The attributes of the element while it is edited. */
  attributes: Record<string, string>
  /** Called on each change with a function that reads the text in the same format. */
  onChange: (read: () => string) => void
  /**
   * Handles a key at the edge of the text.
   * @returns true if it was handled; otherwise the text editor handles it
   */
  onEdge?: ((edge: TextEdge) => boolean) | undefined
  /**
   * Handles pasted content with more than text.
   * @returns true if it was handled; otherwise only its text is inserted
   */
  onPaste: (content: PastedWithContext) => boolean
}

const extensions = { rich: richText, lines, plain: plainText }

/** @throws Error for a table before `tableText` is loaded */
function getExtensions(kind: Kind): Extensions {
  if (kind !== 'table') return extensions[kind]
  const loadedExtensions = tableText.getPart()
  if (!loadedExtensions) throw new Error('The extensions of tables are not loaded.')
  return loadedExtensions
}

/** Options of all texts. Typing does not render React components. */
export function createEditorOptions({ kind, text, attributes, onChange, onEdge, onPaste }: TextOptions) {
  return {
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    // The content security policy forbids style elements; the rules are in style sheets.
    injectCSS: false,
    // Would compare the text after each key, to report deleted content.
    enableCoreExtensions: { delete: false },
    content: toContent(kind, text),
    extensions: getExtensions(kind),
    editorProps: {
      attributes,
      handleKeyDown(view, event) {
        const edge = findEdgeAtKey(view, event, kind)
        if (edge !== null && onEdge?.(edge)) return true
        // A plain text is a single line.
        return kind === 'plain' && event.key === 'Enter'
      },
      handleTextInput(view, _from, _to, letter) {
        const edge = findEdgeAtInput(view, letter, kind)
        return edge !== null && onEdge?.(edge)
      },
      handlePaste: (view, event) => handlePaste(view, event, { kind, onPaste }),
      // In a `summary`, Space would toggle the disclosure.
      handleDOMEvents: { keyup: (_, event) => event.key === ' ' && event.preventDefault() },
    },
    onUpdate: ({ editor }) => onChange(() => getText(editor, kind)),
  } satisfies UseEditorOptions
}

/**
 * Shows another text, for example after undo, without calling `onChange`. The caret stays between
 * the same words.
 */
export function showText(editor: Editor, kind: Kind, text: string): void {
  if (text === getText(editor, kind)) return
  const next = createDocument(toContent(kind, text), editor.schema)
  const { doc, selection, tr } = editor.state
  const transaction = replaceDifference(editor, next) ?? tr.replace(0, doc.content.size, new Slice(next.content, 0, 0))
  keepCaret(transaction, selection)
  editor.view.dispatch(transaction.setMeta('preventUpdate', true))
}

/**
 * Maps the selection through each single change, because the transaction replaces the whole range
 * that contains the changes.
 */
function keepCaret(transaction: Transaction, { anchor, head }: Selection): void {
  const { before, doc, mapping } = transaction
  const { changes } = ChangeSet.create(before).addSteps(doc, mapping.maps, null)
  const toResolved = (position: number) => {
    const change = changes.findLast(({ fromA }) => fromA <= position)
    if (!change) return doc.resolve(position)
    const { fromA, toA, fromB, toB } = change
    const endPosition = doc.resolve(fromB)
    const isParagraphRemoved =
      fromB === toB &&
      position < toA &&
      endPosition.depth > 0 &&
      before.resolve(position).parent !== before.resolve(toA).parent &&
      endPosition.parent.eq(before.resolve(toA).parent)
    // Undo of a new paragraph returns to the end of the previous one.
    if (isParagraphRemoved) {
      return Selection.findFrom(doc.resolve(endPosition.before()), -1, true)?.$head ?? endPosition
    }
    return doc.resolve(position < toA ? Math.min(fromB + position - fromA, toB) : toB + position - toA)
  }
  transaction.setSelection(TextSelection.between(toResolved(anchor), toResolved(head)))
}

/**
 * Creates the transaction that replaces the difference to a document. Returns null if the
 * difference has several parts, such as cells of a table.
 */
function replaceDifference({ state }: Editor, next: Node): Transaction | null {
  const { doc, tr } = state
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || end === null) return tr
  // If characters are repeated, the equal start and the equal end overlap.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const [changeEnd, nextChangeEnd] = [end.a + overlap, end.b + overlap]
  tr.replace(start, changeEnd, next.slice(start, nextChangeEnd))
  return tr.doc.eq(next) ? tr : null
}

function getText(editor: Editor, kind: Kind): string {
  return hasMarkup({ kind }) ? editor.getHTML() : editor.getText({ blockSeparator: '\n' })
}

function toContent(kind: Kind, text: string) {
  if (kind === 'plain') return { type: 'doc', content: toTextNodes(text) }
  if (kind !== 'lines') return text
  return {
    type: 'doc',
    content: text.split('\n').map((line) => ({ type: 'line', content: toTextNodes(line) })),
  }
}

const toTextNodes = (text: string) => (text === '' ? [] : [{ type: 'text', text }])
