/** How long the way to another page may take, in milliseconds. */
export const longestLeave = 10_000

let leavesUntil = 0

/** Notes when the browser sets out for another page. @returns what ends it */
export function watchLeaving(): () => void {
  const note = () => {
    leavesUntil = Date.now() + longestLeave
  }
  window.addEventListener('beforeunload', note)
  return () => window.removeEventListener('beforeunload', note)
}

/** Calls a function; while the browser is on its way to another page, only once it has not arrived there. */
export function unlessLeaving(call: () => void): void {
  const remaining = leavesUntil - Date.now()
  if (remaining > 0) setTimeout(() => unlessLeaving(call), remaining)
  else call()
}
