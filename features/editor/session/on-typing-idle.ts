/** The pause in typing after which the focus may be moved, in ms. */
const restTime = 1500

/**
 * Calls back in the next pause in typing.
 * @returns a function that cancels it
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
