import type { EditorView } from '@tiptap/pm/view'
import { moveCaret } from './caret-keys'
import { createKeyDown, pressOnPage } from './press-on-page'
import { isCaretKey } from './typing-keys'

/**
 * Applies keys to a text that were pressed before it was open (`hold-typing.ts`). If a key opens
 * another text, the page gets the remaining keys as new events.
 */
export function pressKeys(view: EditorView, keys: readonly string[]): void {
  for (const key of keys) {
    if (view.isDestroyed) pressOnPage(key)
    else if (key.length === 1) typeLetter(view, key)
    else pressCommand(view, key)
  }
}

function typeLetter(view: EditorView, letter: string): void {
  const { from, to } = view.state.selection
  const write = () => view.state.tr.insertText(letter)
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, write))) {
    view.dispatch(write())
  }
}

function pressCommand(view: EditorView, key: string): void {
  if (view.someProp('handleKeyDown', (handle) => handle(view, createKeyDown(key)))) return
  // Dispatched events have no default action, so the action of the browser is repeated here.
  const { tr, selection } = view.state
  if (key === 'Backspace' && selection.$from.parentOffset > 0) {
    view.dispatch(tr.delete(selection.from - 1, selection.from))
  } else if (key === 'Delete' && selection.$from.parentOffset < selection.$from.parent.content.size) {
    view.dispatch(tr.delete(selection.from, selection.from + 1))
  } else if (isCaretKey(key)) moveCaret(view, key)
}
