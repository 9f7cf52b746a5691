import { type RefObject, useEffect, useReducer } from 'react'

/**
 * Renders the component again when an element is resized, so that tools over it are measured again.
 */
export function useRenderOnResize(element: RefObject<HTMLElement | null>): void {
  const [, measureAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(measureAgain)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
}
