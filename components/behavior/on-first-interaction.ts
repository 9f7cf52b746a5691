const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const

/**
 * Calls `work` once, at the first sign that somebody is at the page: what only moves with a visitor costs nobody
 * anything before. The returned function calls it off.
 */
export function onFirstInteraction(work: () => void): () => void {
  const listening = new AbortController()
  const begin = () => {
    listening.abort()
    work()
  }
  for (const sign of signs) {
    window.addEventListener(sign, begin, { signal: listening.signal, passive: true, capture: true })
  }
  return () => listening.abort()
}
