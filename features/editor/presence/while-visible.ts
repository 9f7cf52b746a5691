/** How long a page is hidden before it is paused, in ms: the number of connections is limited. */
const pauseDelay = 30_000

/**
 * Runs something while the page is visible: it is stopped when the page is left or hidden for a while, and restarted
 * when the page is visible again.
 * @param start returns the function that stops it
 * @returns a function that ends it for good
 */
export function whileVisible(start: () => () => void): () => void {
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
    else timer = window.setTimeout(pause, pauseDelay)
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
