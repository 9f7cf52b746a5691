import { startOfBerlinDay, toBerlinIso } from '@/lib/datetime'

const days = 365

/** The start of the day 365 days before a time, in Berlin time. */
export function subtractYear(now: Date): Date {
  return startOfBerlinDay(toBerlinIso(now).slice(0, 10), -days)
}
