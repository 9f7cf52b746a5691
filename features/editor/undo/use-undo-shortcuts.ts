import { useEffect } from 'react'
import type { Editor } from '../core/editor'

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** What everybody's keys for undo and redo ask for: Ctrl or Cmd with Z, with Shift and Z, or with Y. */
export function undoShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: Press): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null
  const letter = key.toLowerCase()
  if (letter === 'y') return 'redo'
  if (letter !== 'z') return null
  return shiftKey ? 'redo' : 'undo'
}

/** Where the browser undoes what was typed. */
const ownUndo = 'input:not([type="radio"], [type="checkbox"]), textarea, dialog'

/** Undo and redo by keys, over the whole page; in the toolbar's own fields and dialogs they stay the browser's. */
export function useUndoShortcuts(editor: Editor | null): void {
  useEffect(() => {
    if (!editor) return
    const press = (event: KeyboardEvent) => {
      const isField = event.target instanceof Element && event.target.closest(ownUndo)
      const shortcut = isField ? null : undoShortcut(event)
      if (!shortcut) return
      event.preventDefault()
      editor[shortcut]()
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [editor])
}
