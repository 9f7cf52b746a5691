import { announceTags, cacheTags } from '@/lib/cache-tags'
import { toBerlinDay } from '@/lib/datetime'

interface DayChangeOptions {
  now?: () => Date
  announce?: (tags: readonly string[]) => void
}

/**
 * Interval of checks. A timer until midnight would be wrong after a change of the clock, or after
 * the machine was asleep.
 */
const intervalMs = 1000

/**
 * Announces each new day in Berlin, so that pages with the current day are rendered again. Returns
 * a function that stops the announcements.
 */
export function announceDays({ now = () => new Date(), announce = announceTags }: DayChangeOptions = {}) {
  const today = () => toBerlinDay(now())
  let lastDay = today()
  const timer = setInterval(() => {
    if (today() === lastDay) return
    lastDay = today()
    announce([cacheTags.today])
  }, intervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
