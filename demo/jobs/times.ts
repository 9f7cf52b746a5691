import { fromBerlinClock, toBerlinClock } from '@/lib/datetime'
import type { Random } from '../random'

const day = 86_400_000
const minute = 60_000

/** Midnight of the day in Berlin, on its clock. */
export const midnightOf = (time: Date) => Math.floor(toBerlinClock(time).getTime() / day) * day

/** A day so many days after another (`YYYY-MM-DD`). */
export function dayAfter(midnight: number, days: number): string {
  return new Date(midnight + days * day).toISOString().slice(0, 10)
}

/** Within the hours of offices some days before today. */
export function timeBefore(midnight: number, days: number, random: Random): Date {
  return fromBerlinClock(new Date(midnight - days * day + random.whole(8 * 60, 17 * 60) * minute))
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
