/** Returns a function that calls `callback` when it has not been called again for `delayMs`. */
export function debounce(callback: () => void, delayMs: number): (() => void) & { cancel: () => void } {
  let timer: number | undefined
  const cancel = () => window.clearTimeout(timer)
  const schedule = () => {
    cancel()
    timer = window.setTimeout(callback, delayMs)
  }
  return Object.assign(schedule, { cancel })
}
