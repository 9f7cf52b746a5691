import { useEffect } from 'react'
import { isPressed } from '@/components/behavior/single-keys'
import type { Editor } from '../core/editor'

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** The usual shortcuts for undo and redo: Ctrl or Cmd with Z, with Shift and Z, or with Y. */
export function undoShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: Press): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null
  const letter = key.toLowerCase()
  if (letter === 'y') return 'redo'
  if (letter !== 'z') return null
  return shiftKey ? 'redo' : 'undo'
}

/** Elements with the browser's own undo. */
const ownUndo = 'input:not([type="radio"], [type="checkbox"]), textarea, dialog'

/** Undo and redo by keyboard on the whole page, except in fields and dialogs, which have the browser's own. */
export function useUndoShortcuts(editor: Editor | null): void {
  useEffect(() => {
    if (!editor) return
    const press = (event: KeyboardEvent) => {
      if (!isPressed(event)) return
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
