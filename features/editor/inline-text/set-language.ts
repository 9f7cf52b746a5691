import { getMarkRange } from '@tiptap/core'
import type { MarkType, ResolvedPos } from '@tiptap/pm/model'
import type { Selection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'

/**
 * Says in which language the selected words are, or without any the passage or the word at the caret.
 * @param tag null where that is the language of the page
 */
export function setLanguage(editor: Editor, tag: string | null): void {
  // At once, for what is typed next.
  editor.view.focus()
  const { language } = editor.schema.marks
  if (!language) return
  const { tr } = editor.state
  for (const { from, to } of rangesOf(tr.selection, language)) {
    tr.removeMark(from, to, language)
    if (tag !== null) tr.addMark(from, to, language.create({ lang: tag }))
  }
  editor.view.dispatch(tr)
}

interface Range {
  from: number
  to: number
}

function rangesOf({ empty, $from, ranges }: Selection, language: MarkType): Range[] {
  if (!empty) return ranges.map((range) => ({ from: range.$from.pos, to: range.$to.pos }))
  return [getMarkRange($from, language) ?? wordAt($from)]
}

/** The word around a place, empty where there is none. */
function wordAt({ parent, parentOffset, pos }: ResolvedPos): Range {
  const text = parent.textBetween(0, parent.content.size, null, ' ')
  const [before = ''] = /[\p{L}\p{N}]*$/u.exec(text.slice(0, parentOffset)) ?? []
  const [after = ''] = /^[\p{L}\p{N}]*/u.exec(text.slice(parentOffset)) ?? []
  return { from: pos - before.length, to: pos + after.length }
}
