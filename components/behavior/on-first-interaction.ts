const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const

/**
 * Calls `work` once, when the visitor first interacts with the page. Callers load their script
 * then, so that it does not delay the display of the page.
 * @returns a function that cancels the call
 */
export function onFirstInteraction(work: () => void): () => void {
  const abortController = new AbortController()
  const handleInteraction = () => {
    abortController.abort()
    work()
  }
  for (const event of interactions) {
    window.addEventListener(event, handleInteraction, {
      signal: abortController.signal,
      passive: true,
      capture: true,
    })
  }
  return () => abortController.abort()
}
