import { useEffect, useState } from 'react'
import { holdIdleWork, whenIdleDespiteHold } from '@/components/behavior/when-idle'
import type { LoadTextEditor } from '../../inline-text/use-open-text'

/** The longest wait for an idle browser, in ms. */
const idleTimeout = 1000

/** The longest time for which other parts of the page wait, in ms. */
const maxHoldMs = 5000

/**
 * Returns true when texts can be edited, or cannot be loaded, and the browser is idle. What writing
 * does not need is loaded after that, and other parts of the page wait too, so that the first key
 * waits for nothing else.
 */
export function useStarted(isOpen: boolean, loadTextEditor: LoadTextEditor): boolean {
  const [isStarted, setStarted] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    let cancel: (() => void) | null = null
    let isUnmounted = false
    const start = () => {
      if (!isUnmounted) cancel = whenIdleDespiteHold(() => setStarted(true), idleTimeout)
    }
    loadTextEditor().then(start, start)
    return () => {
      isUnmounted = true
      cancel?.()
    }
  }, [isOpen, loadTextEditor])
  useEffect(() => (isStarted ? undefined : holdIdleWork(maxHoldMs)), [isStarted])
  return isStarted
}
