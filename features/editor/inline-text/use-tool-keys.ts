import type { Editor } from '@tiptap/react'
import { type RefObject, useEffect, useEffectEvent } from 'react'

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** What keys in a text ask for: Alt and F10 for its tools, Ctrl or Cmd with K for its link. */
export function toolShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: Press): 'tools' | 'link' | null {
  if (shiftKey) return null
  const hasCommand = ctrlKey || metaKey
  if (key === 'F10' && altKey && !hasCommand) return 'tools'
  return key.toLowerCase() === 'k' && hasCommand && !altKey ? 'link' : null
}

export interface ToolKeysOptions {
  editor: Editor
  toolbar: RefObject<HTMLElement | null>
  /** Called before, so that the tools can be shown. */
  onEnter: (() => void) | undefined
}

/** Leads from a text to its tools by keys. */
export function useToolKeys({ editor, toolbar, onEnter }: ToolKeysOptions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = toolShortcut(event)
    if (!shortcut) return
    event.preventDefault()
    onEnter?.()
    if (shortcut === 'tools') return focus(toolbar.current?.querySelector('button'))
    const link = toolbar.current?.querySelector('details')
    if (link) link.open = true
    focus(link?.querySelector('input'))
  })
  useEffect(() => {
    const { dom } = editor.view
    const listen = (event: KeyboardEvent) => press(event)
    dom.addEventListener('keydown', listen)
    return () => dom.removeEventListener('keydown', listen)
  }, [editor])
}

/** Whether the tools are visible, or about to be. */
function focus(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true })
}
