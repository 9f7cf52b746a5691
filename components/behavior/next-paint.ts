/** How long is waited where nothing is painted, as in a window that is not shown, in ms. */
const longest = 100

/** Resolves once the browser has painted what was rendered so far. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longest)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
}
