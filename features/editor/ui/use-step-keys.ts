import { useEffect, useEffectEvent } from 'react'

/** Calls back on Alt with the up or down arrow key, which step through changes. */
export function useStepKeys(go: (step: 1 | -1) => void): void {
  const handleStep = useEffectEvent((event: KeyboardEvent) => {
    const step = event.altKey && !event.shiftKey ? ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key] : undefined
    if (!step || (event.target instanceof Element && event.target.closest('select'))) return
    event.preventDefault()
    go(step)
  })
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => handleStep(event)
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [])
}
