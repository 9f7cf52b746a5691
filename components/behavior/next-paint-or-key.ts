/** How long is waited where nothing is painted, as in a window that is not shown, in ms. */
const longest = 100

/** Resolves once the browser has painted what was rendered so far, or with the next key, before that has come anywhere. */
export function nextPaintOrKey(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', end, { capture: true })
      resolve()
    }
    const timer = setTimeout(end, longest)
    window.addEventListener('keydown', end, { capture: true })
    requestAnimationFrame(() => setTimeout(end))
  })
}
