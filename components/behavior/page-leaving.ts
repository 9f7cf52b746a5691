/** How long a navigation to another document may take, in milliseconds. */
export const maxLeaveMs = 10_000

let leavesUntil = 0

/** Records that the document is about to be left: for what knows it before the browser does, as a log-out. */
export function noteLeaving(): void {
  leavesUntil = Date.now() + maxLeaveMs
}

/** Records when the browser begins to leave the document. @returns a function that stops recording */
export function watchLeaving(): () => void {
  window.addEventListener('beforeunload', noteLeaving)
  return () => window.removeEventListener('beforeunload', noteLeaving)
}

/** Calls a function; while the document is being left, only if it is still there after the longest time that this may take. */
export function unlessLeaving(call: () => void): void {
  const remaining = leavesUntil - Date.now()
  if (remaining > 0) setTimeout(() => unlessLeaving(call), remaining)
  else call()
}
