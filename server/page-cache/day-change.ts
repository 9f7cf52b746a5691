import { announceTags, cacheTags } from '@/lib/cache-tags'
import { toBerlinIso } from '@/lib/datetime'

interface DayChangeOptions {
  now?: () => Date
  announce?: (tags: readonly string[]) => void
}

/** How often the clock is asked: timers that run until midnight miss changes of the clock and the sleep of a machine. */
const intervalMs = 1000

/** Announces each new day in Berlin, so that what shows "today" is not kept any longer. The returned function ends that. */
export function announceDays({ now = () => new Date(), announce = announceTags }: DayChangeOptions = {}) {
  const today = () => toBerlinIso(now()).slice(0, 10)
  let known = today()
  const timer = setInterval(() => {
    if (today() === known) return
    known = today()
    announce([cacheTags.today])
  }, intervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
