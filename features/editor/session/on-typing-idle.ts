/** How long no key must have been pressed before the focus may be moved, in ms. */
const restTime = 1500

/**
 * Calls back as soon as nobody types.
 * @returns what ends waiting
 */
export function onTypingIdle(callback: () => void): () => void {
  let timer = window.setTimeout(end, restTime)
  function end(): void {
    cancel()
    callback()
  }
  function wait(): void {
    window.clearTimeout(timer)
    timer = window.setTimeout(end, restTime)
  }
  function cancel(): void {
    window.clearTimeout(timer)
    window.removeEventListener('keydown', wait, { capture: true })
  }
  window.addEventListener('keydown', wait, { capture: true })
  return cancel
}
