/**
 * Time in milliseconds after which a navigation to another document counts as failed, so that the
 * page stays.
 */
export const maxLeaveMs = 10_000

/** End of the time in which the document may be left, in milliseconds since 1970. */
let leavesUntilMs = 0

/**
 * Records that the browser is about to leave the document. Called by code that will cause this, for
 * example a logout, before the browser reports it.
 */
export function recordLeaving(): void {
  leavesUntilMs = Date.now() + maxLeaveMs
}

/**
 * Records when the browser starts to leave the document.
 * @returns a function that stops recording
 */
export function watchLeaving(): () => void {
  window.addEventListener('beforeunload', recordLeaving)
  return () => window.removeEventListener('beforeunload', recordLeaving)
}

/**
 * Calls a function at once, unless the browser is leaving the document. In that case, waits until
 * the navigation counts as failed. If the navigation succeeds, the document ends and the function
 * is not called.
 */
export function runIfPageStays(call: () => void): void {
  const remainingMs = leavesUntilMs - Date.now()
  if (remainingMs > 0) setTimeout(() => runIfPageStays(call), remainingMs)
  else call()
}
