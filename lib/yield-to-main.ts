/** Maximum time on the main thread without a break, in milliseconds: half a frame. */
const maxDuration = 8

/**
 * Splits long work into parts.
 * @returns a function to await between the parts; after half a frame of work it yields to the
 * browser
 */
export function yieldToMain(): () => Promise<void> {
  let startedAt = performance.now()
  return async () => {
    if (performance.now() - startedAt < maxDuration) return
    await new Promise((resolve) => setTimeout(resolve))
    startedAt = performance.now()
  }
}
