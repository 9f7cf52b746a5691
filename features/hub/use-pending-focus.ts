import { useCallback, useEffect, useState } from 'react'

/**
 * Lists the focused element and its ancestors, the nearest first. If the element is removed, an
 * ancestor takes the focus.
 */
export function listFocusPath(): readonly Element[] {
  const path: Element[] = []
  for (let element = document.activeElement; element; element = element.parentElement) path.push(element)
  return path
}

interface PendingFocus {
  pageId: number
  /** The path (see `listFocusPath`) at the end of the action. */
  path: readonly Element[]
}

const hasMoved = ({ path }: PendingFocus) => !path.includes(document.activeElement ?? document.body)

/**
 * Returns the id of the page that takes the focus when it is rendered; null for none. The request
 * is dropped if the user moves the focus first.
 */
export function usePendingFocus() {
  const [pendingFocus, setPendingFocus] = useState<PendingFocus | null>(null)

  useEffect(() => {
    if (!pendingFocus) return
    const clearIfMoved = () => hasMoved(pendingFocus) && setPendingFocus(null)
    document.addEventListener('focusin', clearIfMoved)
    return () => document.removeEventListener('focusin', clearIfMoved)
  }, [pendingFocus])

  return {
    pageId: pendingFocus?.pageId ?? null,
    request(newFocus: PendingFocus) {
      if (!hasMoved(newFocus)) setPendingFocus(newFocus)
    },
    clear: useCallback(() => setPendingFocus(null), []),
  }
}
