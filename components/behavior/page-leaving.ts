/** How long a navigation to another document may take, in milliseconds. */
export const maxLeaveMs = 10_000

let leavesUntil = 0

/** Records when the browser begins to leave the document. @returns a function that stops recording */
export function watchLeaving(): () => void {
  const note = () => {
    leavesUntil = Date.now() + maxLeaveMs
  }
  window.addEventListener('beforeunload', note)
  return () => window.removeEventListener('beforeunload', note)
}

/** Calls a function; while the document is being left, only if it is still there after the longest time that this may take. */
export function unlessLeaving(call: () => void): void {
  const remaining = leavesUntil - Date.now()
  if (remaining > 0) setTimeout(() => unlessLeaving(call), remaining)
  else call()
}
