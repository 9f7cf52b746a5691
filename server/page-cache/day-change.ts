import { announceTags, cacheTags } from '@/lib/cache-tags'
import { toBerlinIso } from '@/lib/datetime'

interface DayChangeOptions {
  now?: () => Date
  announce?: (tags: readonly string[]) => void
}

/**
 * Interval of the checks. A single timer until midnight would fire at the wrong time after the
 * clock is set or the machine sleeps.
 */
const intervalMs = 1000

/**
 * Announces the start of each day in Berlin, so that pages that show the current day leave the
 * cache.
 * @returns a function that stops the announcements
 */
export function announceDays({ now = () => new Date(), announce = announceTags }: DayChangeOptions = {}) {
  const today = () => toBerlinIso(now()).slice(0, 10)
  let lastDay = today()
  const timer = setInterval(() => {
    if (today() === lastDay) return
    lastDay = today()
    announce([cacheTags.today])
  }, intervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
