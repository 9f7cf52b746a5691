import type { Editor } from '@tiptap/react'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { openAtField } from '@/components/ui/tool-disclosure'

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/**
 * Returns the shortcut of a key press: Alt+F10 for the text's toolbar, Ctrl or Cmd+K for its link.
 */
export function findToolShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: Press): 'tools' | 'link' | null {
  if (shiftKey) return null
  const hasCommand = ctrlKey || metaKey
  if (key === 'F10' && altKey && !hasCommand) return 'tools'
  return key.toLowerCase() === 'k' && hasCommand && !altKey ? 'link' : null
}

export interface ToolKeysOptions {
  editor: Editor
  toolbar: RefObject<HTMLElement | null>
  /** Called before the focus moves, so that the toolbar can be shown. */
  onEnter: (() => void) | undefined
}

/** Moves the focus from a text to its toolbar by shortcuts. */
export function useToolKeys({ editor, toolbar, onEnter }: ToolKeysOptions): void {
  const handleKeyPress = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = findToolShortcut(event)
    if (!shortcut) return
    event.preventDefault()
    onEnter?.()
    const button = toolbar.current?.querySelector('button')
    const link = toolbar.current?.querySelector('details')
    if (shortcut === 'tools') button?.focus({ preventScroll: true })
    else if (link) openAtField(link)
  })
  useEffect(() => {
    if (editor.isDestroyed) return
    const { dom } = editor.view
    const listen = (event: KeyboardEvent) => handleKeyPress(event)
    dom.addEventListener('keydown', listen)
    return () => dom.removeEventListener('keydown', listen)
  }, [editor])
}
