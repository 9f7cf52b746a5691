/** Maximum duration of a navigation to another document, in milliseconds. */
export const maxLeaveMs = 10_000

let leavesUntil = 0

/**
 * Records that the document will be left, for code that knows it before the browser does, for
 * example a logout.
 */
export function noteLeaving(): void {
  leavesUntil = Date.now() + maxLeaveMs
}

/**
 * Records when the browser starts to leave the document.
 * @returns a function that stops recording
 */
export function watchLeaving(): () => void {
  window.addEventListener('beforeunload', noteLeaving)
  return () => window.removeEventListener('beforeunload', noteLeaving)
}

/**
 * Calls a function. While the document is being left, waits up to the maximum duration and calls it
 * only if the document still exists.
 */
export function runUnlessLeaving(call: () => void): void {
  const remainingMs = leavesUntil - Date.now()
  if (remainingMs > 0) setTimeout(() => runUnlessLeaving(call), remainingMs)
  else call()
}
