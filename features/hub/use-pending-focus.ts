import { useCallback, useEffect, useState } from 'react'

/**
 * Lists the focused element and its ancestors, the nearest first. An ancestor takes the focus when
 * the element is removed.
 */
export function listFocusPath(): readonly Element[] {
  const path: Element[] = []
  for (let element = document.activeElement; element; element = element.parentElement) path.push(element)
  return path
}

interface PendingFocus {
  pageId: number
  /** The focus path at the end of the action. */
  path: readonly Element[]
}

const hasMoved = ({ path }: PendingFocus) => !path.includes(document.activeElement ?? document.body)

/**
 * The page that takes the focus once rendered; null for none. Dropped if the user moves the focus
 * in the meantime.
 */
export function usePendingFocus() {
  const [pending, setPending] = useState<PendingFocus | null>(null)

  useEffect(() => {
    if (!pending) return
    const clearIfMoved = () => hasMoved(pending) && setPending(null)
    document.addEventListener('focusin', clearIfMoved)
    return () => document.removeEventListener('focusin', clearIfMoved)
  }, [pending])

  return {
    pageId: pending?.pageId ?? null,
    /** Requests the focus for a page. */
    request(next: PendingFocus) {
      if (!hasMoved(next)) setPending(next)
    },
    clear: useCallback(() => setPending(null), []),
  }
}
