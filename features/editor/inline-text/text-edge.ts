import type { Node, ResolvedPos } from '@tiptap/pm/model'
import { AllSelection, type EditorState, Selection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { InlineField, PastedPart } from '@/features/blocks/block-editor'
import { textHtmlOf } from './text-html'

type Kind = InlineField['kind']
type Direction = 'up' | 'down' | 'left' | 'right'

/**
 * What a key does at the edge of a text, where its editor knows nothing more to do. Texts are HTML of a rich text, and words of a
 * plain one.
 *
 * - `split`: Enter in a plain text, or in an empty paragraph of a rich one; the paragraph is in neither part
 * - `join`: Backspace at the start, Delete at the end
 * - `leave`: an arrow at the edge that it points to, from this distance to the window's left edge, in CSS pixels
 * - `all`: Ctrl+A or Cmd+A where all is marked already
 * - `offer`: a slash in an empty text, or in the empty paragraph behind all words, `before`
 * - `turn`: a paragraph that begins with the marks of a headline or a quotation
 */
export type TextEdge =
  | { type: 'split'; before: string; after: string }
  | { type: 'join'; side: 'before' | 'after' }
  | { type: 'leave'; direction: Direction; column: number }
  | { type: 'all' }
  | { type: 'offer'; before: string }
  | { type: 'turn'; part: MarkedPart; before: string; after: string }

type MarkedPart = Extract<PastedPart, { kind: 'heading' | 'quotation' }>

/** What a key pressed does at the edge of a text; null inside of it. */
export function edgeAtKey(view: EditorView, event: KeyboardEvent, kind: Kind): TextEdge | null {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event
  // While a word is composed, keys belong to the input method.
  if (event.isComposing || altKey || shiftKey) return null
  if (ctrlKey || metaKey) return key.toLowerCase() === 'a' && isAllMarked(view.state) ? { type: 'all' } : null
  if (kind === 'table') return null
  return key === 'Enter' ? splitAt(view.state, kind) : edgeAtCaret(view, key, kind)
}

function edgeAtCaret(view: EditorView, key: string, kind: Kind): TextEdge | null {
  const { state } = view
  if (!state.selection.empty) return null
  // Lines are joined among each other alone.
  if (kind === 'lines' && (key === 'Backspace' || key === 'Delete')) return null
  // In a list, the first Backspace takes the line out of the list.
  if (key === 'Backspace' && state.selection.$from.depth <= 1 && isAtStart(state)) {
    return { type: 'join', side: 'before' }
  }
  if (key === 'Delete' && isAtEnd(state)) return { type: 'join', side: 'after' }
  const direction = directions[key]
  if (!direction || !isAtEdge(view, direction)) return null
  return { type: 'leave', direction, column: view.coordsAtPos(state.selection.head).left }
}

/** What a character typed does at the edge of a text; null inside of it. */
export function edgeAtInput({ state }: EditorView, letter: string, kind: Kind): TextEdge | null {
  const { selection, doc } = state
  if (kind !== 'rich' || !selection.empty) return null
  const { $from } = selection
  if (letter === '/') return offerAt(doc, $from)
  const [marks] = /^(?:#{1,6}|>)$/.exec($from.parent.textBetween(0, $from.parentOffset)) ?? []
  if (letter !== ' ' || marks === undefined || $from.depth !== 1) return null
  const text = $from.parent.textBetween($from.parentOffset, $from.parent.content.size)
  return {
    type: 'turn',
    part: marks === '>' ? { kind: 'quotation', text } : { kind: 'heading', level: marks.length, text },
    before: textHtmlOf(doc.cut(0, $from.before())),
    after: textHtmlOf(doc.cut($from.after())),
  }
}

function offerAt(doc: Node, $from: ResolvedPos): TextEdge | null {
  if ($from.depth !== 1 || $from.parent.content.size > 0) return null
  const [before, after] = [doc.cut(0, $from.before()), doc.cut($from.after())]
  return after.textContent === '' ? { type: 'offer', before: textHtmlOf(before) } : null
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

function splitAt({ doc, selection }: EditorState, kind: Kind): TextEdge | null {
  if (kind === 'lines') return null
  const { $from, from, to, empty } = selection
  if (kind === 'plain') {
    return { type: 'split', before: doc.textBetween(0, from), after: doc.textBetween(to, doc.content.size) }
  }
  // The first Enter makes the empty paragraph, the second one comes here.
  if (!empty || $from.depth !== 1 || $from.parent.content.size > 0) return null
  const before = textHtmlOf(doc.cut(0, $from.before()))
  return before === '' ? null : { type: 'split', before, after: textHtmlOf(doc.cut($from.after())) }
}

function isAllMarked({ doc, selection }: EditorState): boolean {
  if (selection instanceof AllSelection || doc.textContent === '') return true
  return doc.textBetween(selection.from, selection.to) === doc.textContent
}

function isAtEdge(view: EditorView, direction: Direction): boolean {
  const { state } = view
  if (direction === 'left') return isAtStart(state)
  if (direction === 'right') return isAtEnd(state)
  if (!view.endOfTextblock(direction)) return false
  const { $from } = state.selection
  if ($from.depth === 0) return true
  const outside = direction === 'up' ? $from.before() : $from.after()
  return Selection.findFrom(state.doc.resolve(outside), direction === 'up' ? -1 : 1) === null
}

const isAtStart = ({ doc, selection }: EditorState) => selection.from === Selection.atStart(doc).from
const isAtEnd = ({ doc, selection }: EditorState) => selection.to === Selection.atEnd(doc).to
