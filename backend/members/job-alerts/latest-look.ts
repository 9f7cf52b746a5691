import { fromBerlinClock, toBerlinClock } from '@/lib/datetime'

const hour = 3_600_000
const day = 24 * hour
/** By the clock in Berlin. */
const morning = 7 * hour
const monday = 1

/** The latest time when alerts of a frequency were due: 7:00 in Berlin, daily or on Mondays. */
export function getLatestDueTime(frequency: 'daily' | 'weekly', now: Date): Date {
  const clock = toBerlinClock(now).getTime()
  const today = clock - (clock % day) + morning
  const latest = today > clock ? today - day : today
  if (frequency === 'daily') return fromBerlinClock(new Date(latest))
  const daysSinceMonday = (new Date(latest).getUTCDay() - monday + 7) % 7
  return fromBerlinClock(new Date(latest - daysSinceMonday * day))
}
