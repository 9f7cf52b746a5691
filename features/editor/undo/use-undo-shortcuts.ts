import { useEffect } from 'react'
import { isPressed } from '@/components/behavior/single-keys'
import type { Editor } from '../core/editor'

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Maps the usual shortcuts to undo (Ctrl or Cmd with Z) and redo (with Shift and Z, or with Y). */
export function toUndoAction({ key, ctrlKey, metaKey, shiftKey, altKey }: Press): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null
  const letter = key.toLowerCase()
  if (letter === 'y') return 'redo'
  if (letter !== 'z') return null
  return shiftKey ? 'redo' : 'undo'
}

/** Elements with native undo. */
const nativeUndoSelector = 'input:not([type="radio"], [type="checkbox"]), textarea, dialog'

/** Handles the shortcuts for undo and redo, except in fields and dialogs with native undo. */
export function useUndoShortcuts(editor: Editor | null): void {
  useEffect(() => {
    if (!editor) return
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isPressed(event)) return
      const isField = event.target instanceof Element && event.target.closest(nativeUndoSelector)
      const action = isField ? null : toUndoAction(event)
      if (!action) return
      event.preventDefault()
      editor[action]()
    }
    window.addEventListener('keydown', handleKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', handleKeyDown, { capture: true })
  }, [editor])
}
