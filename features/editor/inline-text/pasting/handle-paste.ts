import type { EditorView } from '@tiptap/pm/view'
import type { InlineField } from '@/features/blocks/block-editor'
import { textHtmlOf } from '../text-html'
import { pastedContent } from './pasted-content'
import { lineOf, type Pasted, readPasted } from './read-pasted'

/** What is pasted into a text, and the text before and behind the place, as HTML. */
export interface PastedAmong {
  kind: 'rich' | 'table'
  pasted: Pasted
  before: string
  after: string
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
  if (content.html === '') return false
  const pasted = readPasted(content)
  const isText = pasted.parts.every((part) => part.kind === 'richText')
  if (isText && Object.values(pasted.skipped).every((count) => count === 0)) return false
  const { from, to } = state.selection
  const around = (start: number, end?: number) =>
    kind === 'rich' ? textHtmlOf(state.doc.cut(start, end)) : ''
  return onPaste({ kind, pasted, before: around(0, from), after: around(to) })
}
