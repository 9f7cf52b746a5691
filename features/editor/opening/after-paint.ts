/** Calls back once what was changed just now is on the screen. @returns what calls it off */
export function afterPaint(callback: () => void): () => void {
  let timer = 0
  // A frame's callbacks run before it is painted.
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(callback)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
