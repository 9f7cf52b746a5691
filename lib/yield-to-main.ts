/** Maximum time on the main thread without a break, in milliseconds. It is half a frame. */
const maxDurationMs = 8

/**
 * Creates a function to await between the parts of long work, so that the browser can react to the
 * user. It pauses only if half a frame has passed since the last pause.
 */
export function createMainThreadPause(): () => Promise<void> {
  let startedAt = performance.now()
  return async () => {
    if (performance.now() - startedAt < maxDurationMs) return
    await new Promise((resolve) => setTimeout(resolve))
    startedAt = performance.now()
  }
}
