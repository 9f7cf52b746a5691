import type { Editor } from '@tiptap/react'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { openAtField } from '@/components/ui/tool-disclosure'

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/**
 * Returns the target of a shortcut: Alt+F10 leads to the toolbar of the text, Ctrl or Cmd+K to the
 * link tool.
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
    const firstTool = toolbar.current?.querySelector('button')
    const linkTool = toolbar.current?.querySelector('details')
    if (shortcut === 'tools') firstTool?.focus({ preventScroll: true })
    else if (linkTool) openAtField(linkTool)
  })
  useEffect(() => {
    if (editor.isDestroyed) return
    const { dom } = editor.view
    const listen = (event: KeyboardEvent) => handleKeyPress(event)
    dom.addEventListener('keydown', listen)
    return () => dom.removeEventListener('keydown', listen)
  }, [editor])
}
