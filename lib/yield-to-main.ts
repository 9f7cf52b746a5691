/** How long work may keep the main thread before anything else gets its turn, in milliseconds: half a frame. */
const maxDuration = 8

/**
 * For long work that is done in parts.
 * @returns a function to be awaited between the parts: once they have taken half a frame, it lets the browser do what waits
 */
export function yieldToMain(): () => Promise<void> {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < maxDuration) return
    await new Promise((resolve) => setTimeout(resolve))
    begun = performance.now()
  }
}
