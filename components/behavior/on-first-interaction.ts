const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const

/**
 * Calls `work` once at the first interaction with the page, so that scripts for interaction are not
 * loaded earlier.
 * @returns a function that cancels it
 */
export function onFirstInteraction(work: () => void): () => void {
  const listening = new AbortController()
  const begin = () => {
    listening.abort()
    work()
  }
  for (const event of interactions) {
    window.addEventListener(event, begin, { signal: listening.signal, passive: true, capture: true })
  }
  return () => listening.abort()
}
