import { type RefObject, useEffect, useRef } from 'react'
import { returnToWriting } from '@/components/behavior/focus-origin'

/**
 * Moves the focus to the edited text, or otherwise to the toolbar, if the focused element was
 * removed (for example a block by undo). Keyboard users would otherwise start again at the top of
 * the page.
 */
export function useFocusFallback(toolbar: RefObject<HTMLElement | null>): void {
  const lastFocused = useRef<EventTarget | null>(null)

  useEffect(() => {
    const handleFocusIn = ({ target }: FocusEvent) => {
      lastFocused.current = target
    }
    // A click outside of all controls removes the focus on purpose.
    const handlePointerDown = () => {
      lastFocused.current = null
    }
    window.addEventListener('focusin', handleFocusIn)
    window.addEventListener('pointerdown', handlePointerDown, { capture: true, passive: true })
    return () => {
      window.removeEventListener('focusin', handleFocusIn)
      window.removeEventListener('pointerdown', handlePointerDown, { capture: true })
    }
  }, [])

  useEffect(() => {
    const isRemoved = lastFocused.current instanceof Element && !lastFocused.current.isConnected
    if (!isRemoved || document.activeElement !== document.body) return
    if (!returnToWriting()) toolbar.current?.focus()
  })
}
