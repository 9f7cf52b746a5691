/** The pause in typing after which the focus may be moved. */
const pauseMs = 1500

/**
 * Calls back in the next pause in typing.
 * @returns a function that cancels it
 */
export function runOnTypingIdle(callback: () => void): () => void {
  let timer = window.setTimeout(end, pauseMs)
  function end(): void {
    cancel()
    callback()
  }
  function restart(): void {
    window.clearTimeout(timer)
    timer = window.setTimeout(end, pauseMs)
  }
  function cancel(): void {
    window.clearTimeout(timer)
    window.removeEventListener('keydown', restart, { capture: true })
  }
  window.addEventListener('keydown', restart, { capture: true })
  return cancel
}
