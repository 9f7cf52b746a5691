import { Fragment, Slice } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { InlineField } from '@/features/blocks/block-editor'
import { toTextHtml } from '../text-html'
import { readPastedContent } from './pasted-content'
import { readMedium } from './read-medium'
import { type ParsedPaste, readPasted, toLine, toLines } from './read-pasted'

/** Pasted content and the text before and after the caret as HTML. */
export interface PastedWithContext {
  kind: 'rich' | 'table'
  parsedPaste: ParsedPaste
  before: string
  after: string
}

/** Pasted content with the block of the edited text. */
export interface PastedIntoText extends PastedWithContext {
  key: string
}

interface PasteParts {
  kind: InlineField['kind']
  /**
   * Handles pasted content with more than text.
   * @returns true if it was handled; otherwise only its text is inserted
   */
  onPaste: (content: PastedWithContext) => boolean
}

/**
 * Handles pasted content that the text editor cannot insert correctly: all content of plain texts,
 * and content that is more than text.
 * @returns true if it was handled
 */
export function handlePaste(view: EditorView, event: ClipboardEvent, { kind, onPaste }: PasteParts): boolean {
  const content = readPastedContent(event)
  const { state } = view
  if (kind === 'plain') {
    view.dispatch(state.tr.insertText(toLine(content)).scrollIntoView())
    return true
  }
  if (kind === 'lines') {
    view.dispatch(state.tr.replaceSelection(toSlice(toLines(content), state)).scrollIntoView())
    return true
  }
  const line = kind === 'rich' ? findEmptyLine(state) : null
  const medium = line && readMedium(content)
  if (medium) {
    return onPaste({ kind: 'rich', parsedPaste: medium, ...getSurroundingHtml(state, line) })
  }
  if (content.html === '') return false
  const parsedPaste = readPasted(content)
  const isText = parsedPaste.parts.every((part) => part.kind === 'richText')
  if (isText && Object.values(parsedPaste.skippedContent).every((count) => count === 0)) return false
  const surroundingText = kind === 'rich' ? getSurroundingHtml(state, state.selection) : { before: '', after: '' }
  return onPaste({ kind, parsedPaste, ...surroundingText })
}

interface Range {
  from: number
  to: number
}

/** Returns the text before and after a range as HTML. */
function getSurroundingHtml({ doc }: EditorState, { from, to }: Range): Pick<PastedWithContext, 'before' | 'after'> {
  return { before: toTextHtml(doc.cut(0, from)), after: toTextHtml(doc.cut(to)) }
}

/** Finds the line of the caret if it is empty. */
function findEmptyLine({ selection: { $from, empty } }: EditorState): Range | null {
  const isEmpty = empty && $from.depth === 1 && $from.parent.content.size === 0
  return isEmpty ? { from: $from.before(), to: $from.after() } : null
}

/** Creates a slice of lines whose first and last line join the text around the caret. */
function toSlice(lines: readonly string[], { schema }: EditorState): Slice {
  const nodes = lines.flatMap((line) => schema.nodes.line?.create(null, schema.text(line)) ?? [])
  return Slice.maxOpen(Fragment.from(nodes))
}
