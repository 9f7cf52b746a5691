import { type RefObject, useEffect, useReducer } from 'react'

/** Renders a component again whenever the size of an element changes, so that what lies over it is measured anew. */
export function useResized(element: RefObject<HTMLElement | null>): void {
  const [, measureAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(measureAgain)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
}
