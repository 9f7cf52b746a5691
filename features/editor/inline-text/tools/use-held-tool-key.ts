import type { Editor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { toolShortcut } from '@/components/rich-text/use-tool-keys'

/** Holds a shortcut of the toolbar of a text while the toolbar is loading, and repeats it then. */
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
      if (toolShortcut(event) === null) return
      event.preventDefault()
      heldEvent.current = event
    }
    dom.addEventListener('keydown', hold)
    return () => dom.removeEventListener('keydown', hold)
  }, [editor, hasToolbar])
}
