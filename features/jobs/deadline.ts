/** The distance of a deadline from a day. */
export type Nearness = { kind: 'over' | 'today' | 'tomorrow' | 'later' } | { kind: 'soon'; days: number }

/** The number of days that are counted down. A later deadline shows only its date. */
const countedDays = 14

const dayLength = 86_400_000

/**
 * Returns how close a deadline is to a day (both `YYYY-MM-DD`). The deadline itself is the last day
 * to apply.
 */
export function toNearness(deadline: string, today: string): Nearness {
  const days = Math.round((Date.parse(deadline) - Date.parse(today)) / dayLength)
  if (days < 0) return { kind: 'over' }
  if (days === 0) return { kind: 'today' }
  if (days === 1) return { kind: 'tomorrow' }
  return days <= countedDays ? { kind: 'soon', days } : { kind: 'later' }
}

/** Texts for each distance of a deadline; `{days}` is the number of days. */
export type NearnessTexts = Record<'over' | 'today' | 'tomorrow' | 'soon', string>

/** Formats how close a deadline is; empty if the date is sufficient. */
export function nearnessInWords(nearness: Nearness, texts: NearnessTexts): string {
  if (nearness.kind === 'later') return ''
  if (nearness.kind !== 'soon') return texts[nearness.kind]
  return texts.soon.replace('{days}', String(nearness.days))
}
