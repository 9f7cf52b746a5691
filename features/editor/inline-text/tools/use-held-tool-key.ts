import type { Editor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { findToolShortcut } from '@/components/rich-text/use-tool-keys'

/**
 * Keeps a shortcut that the user presses while the toolbar of a text is loading. Dispatches it
 * again when the toolbar is there.
 */
export function useHeldToolKey(editor: Editor | null, hasToolbar: boolean): void {
  const heldEvent = useRef<KeyboardEvent | null>(null)
  useEffect(() => {
    if (!editor) return
    const { dom } = editor.view
    if (hasToolbar) {
      if (heldEvent.current) dom.dispatchEvent(new KeyboardEvent('keydown', heldEvent.current))
      heldEvent.current = null
      return
    }
    const hold = (event: KeyboardEvent) => {
      if (findToolShortcut(event) === null) return
      event.preventDefault()
      heldEvent.current = event
    }
    dom.addEventListener('keydown', hold)
    return () => dom.removeEventListener('keydown', hold)
  }, [editor, hasToolbar])
}
