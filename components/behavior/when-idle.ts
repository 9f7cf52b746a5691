/** Delay in browsers without `requestIdleCallback`, in ms. */
const fallbackDelay = 2000

/** The work that waits for the end of the hold; null without a hold. */
let heldWork: Set<() => void> | null = null

/**
 * Calls `work` when the browser is idle and no start is held, at the latest after `timeout` ms.
 * @returns a function that cancels the call
 */
export function whenIdle(work: () => void, timeout: number): () => void {
  if (!heldWork) return onIdle(work, timeout)
  const waitingWork = heldWork
  let cancel: () => void = () => waitingWork.delete(begin)
  const begin = () => {
    cancel = onIdle(work, timeout)
  }
  waitingWork.add(begin)
  return () => cancel()
}

/**
 * Holds the work of `whenIdle` while something more urgent is loading, for at most `maxMs`.
 * @returns a function that ends the hold
 */
export function holdIdleWork(maxMs: number): () => void {
  const waitingWork = new Set<() => void>()
  heldWork = waitingWork
  const release = () => {
    clearTimeout(timer)
    if (heldWork === waitingWork) heldWork = null
    for (const begin of waitingWork) begin()
    waitingWork.clear()
  }
  const timer = setTimeout(release, maxMs)
  return release
}

/** Calls `work` when the browser is idle, also during a hold. */
export function onIdle(work: () => void, timeout: number): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(work, { timeout })
    return () => window.cancelIdleCallback(id)
  }
  const id = setTimeout(work, Math.min(timeout, fallbackDelay))
  return () => clearTimeout(id)
}
