import { fromBerlinWallClock, toBerlinWallClock } from '@/lib/datetime'
import type { Random } from '../random'

const dayMs = 86_400_000
const minuteMs = 60_000

/** Returns the start of the day in Berlin, in milliseconds of `toBerlinWallClock`. */
export const toMidnight = (time: Date) => Math.floor(toBerlinWallClock(time).getTime() / dayMs) * dayMs

/** Returns the day that is `days` after midnight, as `YYYY-MM-DD`. */
export function dayAfter(midnight: number, days: number): string {
  return new Date(midnight + days * dayMs).toISOString().slice(0, 10)
}

/** Returns a random time in office hours on the day that is `days` before `midnight`. */
export function timeBefore(midnight: number, days: number, random: Random): Date {
  return fromBerlinWallClock(new Date(midnight - days * dayMs + random.integer(8 * 60, 17 * 60) * minuteMs))
}

/** The start of a job: immediately, or on a day. Includes the season if the ad names one. */
export type Start =
  | { startsImmediately: true; season?: never; day?: never }
  | { startsImmediately: false; day: string; season?: string }

/** Returns the start of a job after its deadline. */
export function startAfter(deadline: string, preferredStart: 'season' | 'summer' | 'soon', random: Random): Start {
  const [year = 0, month = 1] = deadline.split('-').map(Number)
  // Seasons begin in August. After a deadline from July on, some jobs begin during the season.
  const isDuringSeason = preferredStart === 'season' && month > 6 && random.next() < 0.3
  if (preferredStart !== 'soon' && !isDuringSeason) {
    const first = month < 7 ? year : year + 1
    const season = `${first}/${String(first + 1).slice(2)}`
    return { startsImmediately: false, day: `${first}-08-01`, ...(preferredStart === 'season' && { season }) }
  }
  if (random.next() < 0.35) return { startsImmediately: true }
  const start = new Date(Date.UTC(year, month - 1 + random.integer(1, 3), 1))
  return { startsImmediately: false, day: start.toISOString().slice(0, 10) }
}
