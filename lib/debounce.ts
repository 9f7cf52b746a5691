/** A function that calls `callback` once it has not been called itself for `delay` milliseconds. */
export function debounce(callback: () => void, delay: number): (() => void) & { cancel: () => void } {
  let timer: number | undefined
  const cancel = () => window.clearTimeout(timer)
  const schedule = () => {
    cancel()
    timer = window.setTimeout(callback, delay)
  }
  return Object.assign(schedule, { cancel })
}
