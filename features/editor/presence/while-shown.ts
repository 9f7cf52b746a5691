/** A page that nobody sees for so long is left until it is seen again, in ms: connections are few. */
const hiddenTime = 30_000

/**
 * Keeps something going as long as the page is shown: it is stopped when the page is left or hidden for a while, and started
 * anew when it is back.
 * @param start returns what stops it
 * @returns what ends it for good
 */
export function whileShown(start: () => () => void): () => void {
  let stop: (() => void) | null = start()
  let timer: number | undefined
  const pause = () => {
    window.clearTimeout(timer)
    stop?.()
    stop = null
  }
  const goOn = () => {
    window.clearTimeout(timer)
    stop ??= start()
  }
  const look = () => {
    if (document.visibilityState === 'visible') goOn()
    else timer = window.setTimeout(pause, hiddenTime)
  }
  const back = ({ persisted }: PageTransitionEvent) => {
    if (persisted) goOn()
  }
  window.addEventListener('pagehide', pause)
  window.addEventListener('pageshow', back)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('pagehide', pause)
    window.removeEventListener('pageshow', back)
    document.removeEventListener('visibilitychange', look)
    pause()
  }
}
