import { useEffect, useState } from 'react'
import { holdIdleWork, runWhenIdleDespiteHold } from '@/components/behavior/when-idle'
import type { LoadTextEditor } from '../../inline-text/use-open-text'

/** The longest wait for an idle browser, in ms. */
const idleTimeoutMs = 1000

/** The longest time for which other parts of the page wait, in ms. */
const maxHoldMs = 5000

/**
 * Returns true when texts can be edited, or failed to load, and the browser is idle. Code that
 * writing does not need is loaded after that. Until then, idle work of other parts of the page
 * waits as well, so that nothing delays the first key press.
 */
export function useStarted(isOpen: boolean, loadTextEditor: LoadTextEditor): boolean {
  const [isStarted, setStarted] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    let cancel: (() => void) | null = null
    let isUnmounted = false
    const start = () => {
      if (!isUnmounted) cancel = runWhenIdleDespiteHold(() => setStarted(true), idleTimeoutMs)
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
