/** Maximum time on the main thread without a break, in milliseconds. It is half a frame. */
const maxDurationMs = 8

/**
 * Lets the browser react to the user while long work is split into parts.
 * @returns a function to await between the parts; it pauses only if half a frame has passed since
 * the last pause
 */
export function yieldToMain(): () => Promise<void> {
  let startedAt = performance.now()
  return async () => {
    if (performance.now() - startedAt < maxDurationMs) return
    await new Promise((resolve) => setTimeout(resolve))
    startedAt = performance.now()
  }
}
