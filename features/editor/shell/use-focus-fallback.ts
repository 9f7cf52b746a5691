import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to the toolbar where what had it is there no more, for example a block that was undone: whoever uses keys would
 * begin anew at the page's top.
 */
export function useFocusFallback(toolbar: RefObject<HTMLElement | null>): void {
  const last = useRef<EventTarget | null>(null)

  useEffect(() => {
    const enter = ({ target }: FocusEvent) => {
      last.current = target
    }
    // A pointer may take the focus from everything, and means it.
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
    if (isGone && document.activeElement === document.body) toolbar.current?.focus()
  })
}
