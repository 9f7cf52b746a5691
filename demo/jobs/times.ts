import { fromBerlinClock, toBerlinClock } from '@/lib/datetime'
import type { Random } from '../random'

const day = 86_400_000
const minute = 60_000

/** Returns midnight of the day in Berlin, on Berlin's clock. */
export const toMidnight = (time: Date) => Math.floor(toBerlinClock(time).getTime() / day) * day

/** Returns the day that is `days` after midnight, as `YYYY-MM-DD`. */
export function dayAfter(midnight: number, days: number): string {
  return new Date(midnight + days * day).toISOString().slice(0, 10)
}

/** Returns a time in office hours, `days` before midnight. */
export function timeBefore(midnight: number, days: number, random: Random): Date {
  return fromBerlinClock(new Date(midnight - days * day + random.whole(8 * 60, 17 * 60) * minute))
}

/** The start of work: immediately or on a day, if needed with the season. */
export type Start =
  | { startsImmediately: true; season?: never; day?: never }
  | { startsImmediately: false; day: string; season?: string }

/** Returns the start of a job after its deadline. */
export function startAfter(deadline: string, wanted: 'season' | 'summer' | 'soon', random: Random): Start {
  const [year = 0, month = 1] = deadline.split('-').map(Number)
  // Seasons begin in August; from July on some jobs begin during the season.
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
