import { useEffect } from 'react'
import type { Editor } from '../core/editor'

/** Asks before the page is left with what is neither saved nor kept in this browser. */
export function useLeaveWarning(editor: Editor | null): void {
  useEffect(() => {
    if (!editor) return
    const ask = (event: BeforeUnloadEvent) => {
      if (editor.changeCount > 0 && !editor.isKept) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [editor])
}
