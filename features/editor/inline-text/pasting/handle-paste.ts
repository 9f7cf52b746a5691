import { Fragment, Slice } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { InlineField } from '@/features/blocks/block-editor'
import { textHtmlOf } from '../text-html'
import { pastedContent } from './pasted-content'
import { readMedium } from './read-medium'
import { lineOf, linesOf, type Pasted, readPasted } from './read-pasted'

/** What is pasted into a text, and the text before and behind the place, as HTML. */
export interface PastedAmong {
  kind: 'rich' | 'table'
  pasted: Pasted
  before: string
  after: string
}

/** What is pasted into a text that is written, and where that is. */
export interface PastedIntoText extends PastedAmong {
  key: string
  field: string
}

interface PasteParts {
  kind: InlineField['kind']
  /** Takes what is pasted that is more than text. @returns whether it did; otherwise its words are taken */
  onPaste: (pasted: PastedAmong) => boolean
}

/** Pastes what the editor of texts does not know by itself. @returns whether it is done */
export function handlePaste(view: EditorView, event: ClipboardEvent, { kind, onPaste }: PasteParts): boolean {
  const content = pastedContent(event)
  const { state } = view
  if (kind === 'plain') {
    view.dispatch(state.tr.insertText(lineOf(content)).scrollIntoView())
    return true
  }
  if (kind === 'lines') {
    view.dispatch(state.tr.replaceSelection(sliceOfLines(linesOf(content), state)).scrollIntoView())
    return true
  }
  const line = kind === 'rich' ? emptyLineAt(state) : null
  const medium = line && readMedium(content)
  if (medium) {
    return onPaste({ kind: 'rich', pasted: medium, ...textAround(state, line) })
  }
  if (content.html === '') return false
  const pasted = readPasted(content)
  const isText = pasted.parts.every((part) => part.kind === 'richText')
  if (isText && Object.values(pasted.skipped).every((count) => count === 0)) return false
  const around = kind === 'rich' ? textAround(state, state.selection) : { before: '', after: '' }
  return onPaste({ kind, pasted, ...around })
}

interface Range {
  from: number
  to: number
}

/** The text before and behind a place in it, as HTML. */
function textAround({ doc }: EditorState, { from, to }: Range): Pick<PastedAmong, 'before' | 'after'> {
  return { before: textHtmlOf(doc.cut(0, from)), after: textHtmlOf(doc.cut(to)) }
}

/** The whole line of the caret, where nothing is written in it; null elsewhere. */
function emptyLineAt({ selection: { $from, empty } }: EditorState): Range | null {
  const isEmpty = empty && $from.depth === 1 && $from.parent.content.size === 0
  return isEmpty ? { from: $from.before(), to: $from.after() } : null
}

/** Lines whose first one goes on that of the caret, and whose last one is gone on by what is behind it. */
function sliceOfLines(lines: readonly string[], { schema }: EditorState): Slice {
  const nodes = lines.flatMap((line) => schema.nodes.line?.create(null, schema.text(line)) ?? [])
  return Slice.maxOpen(Fragment.from(nodes))
}
