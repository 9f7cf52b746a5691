import { addDays } from '../common/add-days'

// Days have the format YYYY-MM-DD. The forms of ads load this file, so it must not import zod.

/** Maximum number of days for which an ad stays on the board. */
export const maxJobDays = 90

/** The number of days by which a renewal with one click extends the deadline from today. */
const renewalDays = 30

/** Returns the last day on the board of an ad that is published or renewed today. */
export function computeLastJobDay(deadline: string, today: string): string {
  const latestDay = addDays(today, maxJobDays - 1)
  return deadline < latestDay ? deadline : latestDay
}

/**
 * Returns the deadline after a renewal with one click. If the current deadline is later, it stays.
 */
export function computeRenewedDeadline(deadline: string | null, today: string): string {
  const day = addDays(today, renewalDays)
  return deadline !== null && deadline > day ? deadline : day
}
