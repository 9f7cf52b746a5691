import type { Node, ResolvedPos } from '@tiptap/pm/model'
import { AllSelection, type EditorState, Selection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { InlineField, PastedPart } from '@/features/blocks/block-editor'
import { toTextHtml } from './text-html'

type Kind = InlineField['kind']
type Direction = 'up' | 'down' | 'left' | 'right'

/**
 * The effect of a key at the edge of a text that the text editor does not handle. Texts are HTML in
 * rich text fields and plain text otherwise.
 *
 * - `split`: Enter in a plain text or in an empty paragraph of a rich text; the paragraph is in
 *   neither part
 * - `join`: Backspace at the start, Delete at the end
 * - `leave`: an arrow key at the edge; `caretX` is the distance to the window's left edge in CSS
 *   pixels
 * - `all`: Ctrl+A or Cmd+A if everything is already selected
 * - `offer`: a slash in an empty text, or in the empty last paragraph after the text `before`
 * - `turn`: a paragraph that begins with the Markdown marks of a heading or quotation
 */
export type TextEdge =
  | { type: 'split'; before: string; after: string }
  | { type: 'join'; side: 'before' | 'after' }
  | { type: 'leave'; direction: Direction; caretX: number }
  | { type: 'all' }
  | { type: 'offer'; before: string }
  | { type: 'turn'; part: TurnedPart; before: string; after: string }

type TurnedPart = Extract<PastedPart, { kind: 'heading' | 'quotation' }>

/** Finds the effect of a key at the edge of a text; null inside the text. */
export function findEdgeAtKey(view: EditorView, event: KeyboardEvent, kind: Kind): TextEdge | null {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event
  // During composition, keys belong to the input method.
  if (event.isComposing || altKey || shiftKey) return null
  if (ctrlKey || metaKey) return key.toLowerCase() === 'a' && isAllSelected(view.state) ? { type: 'all' } : null
  if (kind === 'table') return null
  return key === 'Enter' ? findSplit(view.state, kind) : findEdgeAtCaret(view, key, kind)
}

function findEdgeAtCaret(view: EditorView, key: string, kind: Kind): TextEdge | null {
  const { state } = view
  if (!state.selection.empty) return null
  // Lines are only joined with lines of the same text.
  if (kind === 'lines' && (key === 'Backspace' || key === 'Delete')) return null
  // In a list, the first Backspace moves the line out of the list.
  if (key === 'Backspace' && state.selection.$from.depth <= 1 && isAtStart(state)) {
    return { type: 'join', side: 'before' }
  }
  if (key === 'Delete' && isAtEnd(state)) return { type: 'join', side: 'after' }
  const direction = directions[key]
  if (!direction || !isAtEdge(view, direction)) return null
  return { type: 'leave', direction, caretX: view.coordsAtPos(state.selection.head).left }
}

/** Finds the effect of a character at the edge of a text; null inside the text. */
export function findEdgeAtInput({ state }: EditorView, letter: string, kind: Kind): TextEdge | null {
  const { selection, doc } = state
  if (kind !== 'rich' || !selection.empty) return null
  const { $from } = selection
  if (letter === '/') return findOffer(doc, $from)
  const [marks] = /^(?:#{1,6}|>)$/.exec($from.parent.textBetween(0, $from.parentOffset)) ?? []
  if (letter !== ' ' || marks === undefined || $from.depth !== 1) return null
  const text = $from.parent.textBetween($from.parentOffset, $from.parent.content.size)
  return {
    type: 'turn',
    part: marks === '>' ? { kind: 'quotation', text } : { kind: 'heading', level: marks.length, text },
    before: toTextHtml(doc.cut(0, $from.before())),
    after: toTextHtml(doc.cut($from.after())),
  }
}

function findOffer(doc: Node, $from: ResolvedPos): TextEdge | null {
  if ($from.depth !== 1 || $from.parent.content.size > 0) return null
  if (doc.cut($from.after()).textContent !== '') return null
  return { type: 'offer', before: toTextHtml(doc.cut(0, $from.before())) }
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

function findSplit({ doc, selection }: EditorState, kind: Kind): TextEdge | null {
  if (kind === 'lines') return null
  const { $from, from, to, empty } = selection
  if (kind === 'plain') {
    return { type: 'split', before: doc.textBetween(0, from), after: doc.textBetween(to, doc.content.size) }
  }
  // The first Enter creates the empty paragraph, the second one splits.
  if (!empty || $from.depth !== 1 || $from.parent.content.size > 0) return null
  const before = toTextHtml(doc.cut(0, $from.before()))
  return before === '' ? null : { type: 'split', before, after: toTextHtml(doc.cut($from.after())) }
}

function isAllSelected({ doc, selection }: EditorState): boolean {
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
  const outsidePosition = direction === 'up' ? $from.before() : $from.after()
  return Selection.findFrom(state.doc.resolve(outsidePosition), direction === 'up' ? -1 : 1) === null
}

const isAtStart = ({ doc, selection }: EditorState) => selection.from === Selection.atStart(doc).from
const isAtEnd = ({ doc, selection }: EditorState) => selection.to === Selection.atEnd(doc).to
