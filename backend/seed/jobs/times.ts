import { fromBerlinClock, toBerlinClock } from '@/lib/datetime'
import type { Random } from '../random'

const day = 86_400_000
const minute = 60_000

/** Midnight of the day in Berlin, on its clock. */
const midnight = (time: Date) => Math.floor(toBerlinClock(time).getTime() / day) * day

/** A day after a time (`YYYY-MM-DD`). */
export function dayAfter(time: Date, days: number): string {
  return new Date(midnight(time) + days * day).toISOString().slice(0, 10)
}

/** Within the hours of offices some days before now; today a little while ago. */
export function timeBefore(now: Date, days: number, random: Random): Date {
  if (days <= 0) return new Date(now.getTime() - random.whole(10, 200) * minute)
  return fromBerlinClock(new Date(midnight(now) - days * day + random.whole(8 * 60, 17 * 60) * minute))
}

/** When work begins: at once, or on a day; with the season, if that is how it is. */
export type Start =
  | { startsImmediately: true; season?: never; day?: never }
  | { startsImmediately: false; day: string; season?: string }

/** The start of what is advertised until the deadline. */
export function startAfter(deadline: string, wanted: 'season' | 'summer' | 'soon', random: Random): Start {
  const [year = 0, month = 1] = deadline.split('-').map(Number)
  // Seasons begin in August; from July on some are wanted before the next one.
  const isLater = wanted === 'season' && month > 6 && random.next() < 0.3
  if (wanted !== 'soon' && !isLater) {
    const first = month < 7 ? year : year + 1
    const season = `${first}/${String(first + 1).slice(2)}`
    return { startsImmediately: false, day: `${first}-08-01`, ...(wanted === 'season' && { season }) }
  }
  if (random.next() < 0.35) return { startsImmediately: true }
  const start = new Date(Date.UTC(year, month - 1 + random.whole(1, 3), 1))
  return { startsImmediately: false, day: start.toISOString().slice(0, 10) }
}
