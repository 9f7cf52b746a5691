import { useEffect, useRef } from 'react'

/**
 * Calls back after a render that removed the focused element (for example a block by undo).
 * Keyboard users would otherwise start again at the top of the page.
 * @param onLost receives the removed element and its closest remaining ancestor
 */
export function useFocusFallback(onLost: (removedElement: Element, remainingElement: Element) => void): void {
  /** The focused element and its ancestors. */
  const path = useRef<readonly Element[]>([])

  useEffect(() => {
    const handleFocusIn = (event: FocusEvent) => {
      path.current = event.composedPath().filter((target) => target instanceof Element)
    }
    // A click outside of all controls removes the focus on purpose.
    const handlePointerDown = ({ target }: PointerEvent) => {
      if (!path.current[0]?.contains(target as Node)) path.current = []
    }
    window.addEventListener('focusin', handleFocusIn)
    window.addEventListener('pointerdown', handlePointerDown, { capture: true, passive: true })
    return () => {
      window.removeEventListener('focusin', handleFocusIn)
      window.removeEventListener('pointerdown', handlePointerDown, { capture: true })
    }
  }, [])

  useEffect(() => {
    const [focusedElement] = path.current
    if (!focusedElement || focusedElement.isConnected || document.activeElement !== document.body) return
    onLost(focusedElement, path.current.find((element) => element.isConnected) ?? document.body)
  })
}

/** Focuses the closest remaining ancestor of a removed element. */
export function focusRemaining(remainingElement: Element): void {
  if (!(remainingElement instanceof HTMLElement) || remainingElement === document.body) return
  remainingElement.tabIndex = -1
  remainingElement.focus()
}

/**
 * Keeps the focus nearby when a render of the component removes the focused element. The component
 * must be the one whose state removes it.
 */
export function useFocusNearby(): void {
  useFocusFallback((_removedElement, remainingElement) => focusRemaining(remainingElement))
}
