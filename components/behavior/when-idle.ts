/** The delay in browsers without `requestIdleCallback`, in ms. */
const fallbackDelay = 2000

/**
 * Calls `work` when the browser is idle, after `timeout` ms at the latest. The returned function cancels the call.
 */
export function whenIdle(work: () => void, timeout: number): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(work, { timeout })
    return () => window.cancelIdleCallback(id)
  }
  const id = setTimeout(work, Math.min(timeout, fallbackDelay))
  return () => clearTimeout(id)
}
