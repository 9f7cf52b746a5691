/**
 * Time for which a page is hidden before its activity is paused, in ms. A pause saves connections,
 * whose number is limited.
 */
const pauseDelayMs = 30_000

/**
 * Runs an activity while the page is visible: stops it when the page is left or stays hidden, and
 * starts it again when the page is visible again.
 * @param start returns the function that stops the activity
 * @returns a function that ends it permanently
 */
export function runWhileVisible(start: () => () => void): () => void {
  let stop: (() => void) | null = start()
  let timer: number | undefined
  const pause = () => {
    window.clearTimeout(timer)
    stop?.()
    stop = null
  }
  const resume = () => {
    window.clearTimeout(timer)
    stop ??= start()
  }
  const handleVisibilityChange = () => {
    if (document.visibilityState === 'visible') resume()
    else timer = window.setTimeout(pause, pauseDelayMs)
  }
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) resume()
  }
  window.addEventListener('pagehide', pause)
  window.addEventListener('pageshow', handlePageShow)
  document.addEventListener('visibilitychange', handleVisibilityChange)
  return () => {
    window.removeEventListener('pagehide', pause)
    window.removeEventListener('pageshow', handlePageShow)
    document.removeEventListener('visibilitychange', handleVisibilityChange)
    pause()
  }
}
