/** How long a browser that cannot tell when it is idle is given, in ms. */
const restTime = 2000

/**
 * Calls `work` when the browser has nothing better to do, after `timeout` ms at the latest. The returned function calls it
 * off.
 */
export function whenIdle(work: () => void, timeout: number): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(work, { timeout })
    return () => window.cancelIdleCallback(id)
  }
  const id = setTimeout(work, Math.min(timeout, restTime))
  return () => clearTimeout(id)
}
