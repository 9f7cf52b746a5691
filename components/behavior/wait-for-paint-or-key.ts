/** Maximum wait if nothing is painted, as in a hidden window, in ms. */
const maxWaitMs = 100

/**
 * Resolves when the browser has painted the rendered content, or on the next key press, before any
 * other listener gets it.
 */
export function waitForPaintOrKey(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', end, { capture: true })
      resolve()
    }
    const timer = setTimeout(end, maxWaitMs)
    window.addEventListener('keydown', end, { capture: true })
    requestAnimationFrame(() => setTimeout(end))
  })
}
