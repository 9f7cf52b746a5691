/**
 * The time from a given day to a deadline: `over` if it has passed, `soon` with a number of days.
 */
export type Nearness = { kind: 'over' | 'today' | 'tomorrow' | 'later' } | { kind: 'soon'; days: number }

/** The maximum number of days for which the remaining days are displayed besides the date. */
const countedDays = 14

const dayLength = 86_400_000

/**
 * Compares a deadline with the current day (both `YYYY-MM-DD`). On the day of the deadline it is
 * still possible to apply.
 */
export function toNearness(deadline: string, today: string): Nearness {
  const days = Math.round((Date.parse(deadline) - Date.parse(today)) / dayLength)
  if (days < 0) return { kind: 'over' }
  if (days === 0) return { kind: 'today' }
  if (days === 1) return { kind: 'tomorrow' }
  return days <= countedDays ? { kind: 'soon', days } : { kind: 'later' }
}

/** The texts for deadlines; `{days}` is replaced by the number of days. */
export type NearnessTexts = Record<'over' | 'today' | 'tomorrow' | 'soon', string>

/** Returns the text for a deadline; empty if displaying the date is sufficient. */
export function nearnessInWords(nearness: Nearness, texts: NearnessTexts): string {
  if (nearness.kind === 'later') return ''
  if (nearness.kind !== 'soon') return texts[nearness.kind]
  return texts.soon.replace('{days}', String(nearness.days))
}
