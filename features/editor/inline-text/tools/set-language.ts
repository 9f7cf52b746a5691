import { getMarkRange } from '@tiptap/core'
import type { MarkType, ResolvedPos } from '@tiptap/pm/model'
import type { Selection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'

/**
 * Sets the language of the selected words or, without a selection, of the passage or word at the
 * caret.
 * @param tag null for the language of the page
 */
export function setLanguage(editor: Editor, tag: string | null): void {
  // Focuses the text at once, so that it gets the next keys.
  editor.view.focus()
  const { language } = editor.schema.marks
  if (!language) return
  const { tr } = editor.state
  for (const { from, to } of listRanges(tr.selection, language)) {
    tr.removeMark(from, to, language)
    if (tag !== null) tr.addMark(from, to, language.create({ lang: tag }))
  }
  editor.view.dispatch(tr)
}

interface Range {
  from: number
  to: number
}

function listRanges({ empty, $from, ranges }: Selection, language: MarkType): Range[] {
  if (!empty) return ranges.map((range) => ({ from: range.$from.pos, to: range.$to.pos }))
  return [getMarkRange($from, language) ?? findWord($from)]
}

/** Finds the word around a position. Returns an empty range if there is none. */
function findWord({ parent, parentOffset, pos }: ResolvedPos): Range {
  const text = parent.textBetween(0, parent.content.size, null, ' ')
  const [wordStart = ''] = /[\p{L}\p{N}]*$/u.exec(text.slice(0, parentOffset)) ?? []
  const [wordEnd = ''] = /^[\p{L}\p{N}]*/u.exec(text.slice(parentOffset)) ?? []
  return { from: pos - wordStart.length, to: pos + wordEnd.length }
}
