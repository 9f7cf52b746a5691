import type { EditorView } from '@tiptap/pm/view'
import { readCaret } from '@/components/rich-text/keep-caret'

type Move = readonly [direction: 'backward' | 'forward', unit: 'character' | 'line' | 'lineboundary']

const moves: Readonly<Record<string, Move>> = {
  ArrowLeft: ['backward', 'character'],
  ArrowRight: ['forward', 'character'],
  ArrowUp: ['backward', 'line'],
  ArrowDown: ['forward', 'line'],
  Home: ['backward', 'lineboundary'],
  End: ['forward', 'lineboundary'],
}

/** Moves the caret of a focused text as the browser does for a key. */
export function moveCaret(view: EditorView, key: string): void {
  const move = moves[key]
  const selection = document.getSelection()
  if (!move || !selection) return
  selection.modify('move', ...move)
  // Updates the text editor as well. It would otherwise notice the move only at the next event,
  // when the next held key has already been handled.
  readCaret(view)
}
