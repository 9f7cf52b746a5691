import { startOfBerlinDay, toBerlinIso } from '@/lib/datetime'

const days = 365

/** The beginning of the day a year before a time, by the clock in Berlin. */
export function aYearBefore(now: Date): Date {
  return startOfBerlinDay(toBerlinIso(now).slice(0, 10), -days)
}
