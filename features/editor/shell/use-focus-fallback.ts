import { type RefObject, useEffect, useRef } from 'react'
import { returnToWriting } from '@/components/behavior/focus-origin'

/**
 * Moves the focus to the text that is being written, or else to the toolbar, if the focused element was removed,
 * for example a block by undo: keyboard users would otherwise start again at the page's top.
 */
export function useFocusFallback(toolbar: RefObject<HTMLElement | null>): void {
  const last = useRef<EventTarget | null>(null)

  useEffect(() => {
    const enter = ({ target }: FocusEvent) => {
      last.current = target
    }
    // A click outside of all controls removes the focus on purpose.
    const point = () => {
      last.current = null
    }
    window.addEventListener('focusin', enter)
    window.addEventListener('pointerdown', point, { capture: true, passive: true })
    return () => {
      window.removeEventListener('focusin', enter)
      window.removeEventListener('pointerdown', point, { capture: true })
    }
  }, [])

  useEffect(() => {
    const isGone = last.current instanceof Element && !last.current.isConnected
    if (!isGone || document.activeElement !== document.body) return
    if (!returnToWriting()) toolbar.current?.focus()
  })
}
