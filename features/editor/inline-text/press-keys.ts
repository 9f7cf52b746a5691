import type { EditorView } from '@tiptap/pm/view'
import { keyDown, pressOnPage } from './press-on-page'

/**
 * Presses keys in a text that came before it was open: letters, Enter and Backspace. Where one of them opens another text, the page
 * gets the rest, as keys of their own.
 */
export function pressKeys(view: EditorView, keys: readonly string[]): void {
  for (const key of keys) {
    if (view.isDestroyed) pressOnPage(key)
    else if (key.length === 1) type(view, key)
    else press(view, key)
  }
}

function type(view: EditorView, letter: string): void {
  const { from, to } = view.state.selection
  const write = () => view.state.tr.insertText(letter)
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, write))) {
    view.dispatch(write())
  }
}

function press(view: EditorView, key: string): void {
  if (view.someProp('handleKeyDown', (handle) => handle(view, keyDown(key)))) return
  // What the browser does itself.
  const { tr, selection } = view.state
  if (key === 'Backspace' && selection.$from.parentOffset > 0) {
    view.dispatch(tr.delete(selection.from - 1, selection.from))
  }
}
