import { getStartOfBerlinDay, toBerlinDay } from '@/lib/datetime'

const yearDays = 365

/** Returns the start of the day 365 days ago, in Berlin time. */
export function subtractYear(now: Date): Date {
  return getStartOfBerlinDay(toBerlinDay(now), -yearDays)
}
