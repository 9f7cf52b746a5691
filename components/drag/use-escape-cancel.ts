import { useEffect, useEffectEvent } from 'react'

/** Cancels a drag when the user presses Escape. Other handlers do not receive the key. */
export function useEscapeCancel(isDragging: boolean, onCancel: () => void): void {
  const cancelOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopImmediatePropagation()
    onCancel()
  })
  useEffect(() => {
    if (!isDragging) return
    const handleKeyDown = (event: KeyboardEvent) => cancelOnEscape(event)
    window.addEventListener('keydown', handleKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', handleKeyDown, { capture: true })
  }, [isDragging])
}
