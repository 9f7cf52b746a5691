/** State of a deadline on a day: `over` if it has passed, `soon` with a number of days. */
export type DeadlineStatus = { kind: 'over' | 'today' | 'tomorrow' | 'later' } | { kind: 'soon'; days: number }

/** The maximum number of days for which the remaining days are displayed besides the date. */
const maxCountedDays = 14

const dayMs = 86_400_000

/**
 * Compares a deadline with the current day (both `YYYY-MM-DD`). On the day of the deadline it is
 * still possible to apply.
 */
export function toDeadlineStatus(deadline: string, today: string): DeadlineStatus {
  const days = Math.round((Date.parse(deadline) - Date.parse(today)) / dayMs)
  if (days < 0) return { kind: 'over' }
  if (days === 0) return { kind: 'today' }
  if (days === 1) return { kind: 'tomorrow' }
  return days <= maxCountedDays ? { kind: 'soon', days } : { kind: 'later' }
}

/** The texts for deadlines; `{days}` is replaced by the number of days. */
export type DeadlineTexts = Record<'over' | 'today' | 'tomorrow' | 'soon', string>

/** Returns the text for a deadline; empty if displaying the date is sufficient. */
export function formatDeadlineStatus(status: DeadlineStatus, texts: DeadlineTexts): string {
  if (status.kind === 'later') return ''
  if (status.kind !== 'soon') return texts[status.kind]
  return texts.soon.replace('{days}', String(status.days))
}
