import { useCallback, useEffect, useState } from 'react'

/** The focused element and those around it, the nearest first: one of them gets the focus when it is removed. */
export function focusPath(): readonly Element[] {
  const path: Element[] = []
  for (let element = document.activeElement; element; element = element.parentElement) path.push(element)
  return path
}

interface PendingFocus {
  pageId: number
  /** Where the focus was when the action was done. */
  path: readonly Element[]
}

const hasMoved = ({ path }: PendingFocus) => !path.includes(document.activeElement ?? document.body)

/**
 * The page that gets the focus once it is rendered; null for none. It gets none when the focus is moved meanwhile from
 * where the action left it.
 */
export function usePendingFocus() {
  const [pending, setPending] = useState<PendingFocus | null>(null)

  useEffect(() => {
    if (!pending) return
    const check = () => hasMoved(pending) && setPending(null)
    document.addEventListener('focusin', check)
    return () => document.removeEventListener('focusin', check)
  }, [pending])

  return {
    pageId: pending?.pageId ?? null,
    /** Gives a page the focus. */
    request(next: PendingFocus) {
      if (!hasMoved(next)) setPending(next)
    },
    clear: useCallback(() => setPending(null), []),
  }
}
