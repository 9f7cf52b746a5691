/** Delay in browsers without `requestIdleCallback`, in ms. */
const fallbackDelay = 2000

/**
 * Calls `work` when the browser is idle, at the latest after `timeout` ms.
 * @returns a function that cancels the call
 */
export function whenIdle(work: () => void, timeout: number): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(work, { timeout })
    return () => window.cancelIdleCallback(id)
  }
  const id = setTimeout(work, Math.min(timeout, fallbackDelay))
  return () => clearTimeout(id)
}
