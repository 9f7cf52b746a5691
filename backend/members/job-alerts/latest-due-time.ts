import { fromBerlinWallClock, toBerlinWallClock } from '@/lib/datetime'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** The time of day, in Berlin time, at which daily and weekly alerts are sent. */
const morningMs = 7 * hourMs
const monday = 1

/**
 * Returns the last time at which alerts of a frequency were due. They are due at 7:00 in Berlin,
 * daily or on Mondays.
 */
export function getLatestDueTime(frequency: 'daily' | 'weekly', now: Date): Date {
  const wallClockMs = toBerlinWallClock(now).getTime()
  const todayMorningMs = wallClockMs - (wallClockMs % dayMs) + morningMs
  const latestMorningMs = todayMorningMs > wallClockMs ? todayMorningMs - dayMs : todayMorningMs
  if (frequency === 'daily') return fromBerlinWallClock(new Date(latestMorningMs))
  const daysSinceMonday = (new Date(latestMorningMs).getUTCDay() - monday + 7) % 7
  return fromBerlinWallClock(new Date(latestMorningMs - daysSinceMonday * dayMs))
}
