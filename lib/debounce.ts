/** Returns a function that calls `callback` after `delay` milliseconds without further calls. */
export function debounce(callback: () => void, delay: number): (() => void) & { cancel: () => void } {
  let timer: number | undefined
  const cancel = () => window.clearTimeout(timer)
  const schedule = () => {
    cancel()
    timer = window.setTimeout(callback, delay)
  }
  return Object.assign(schedule, { cancel })
}
