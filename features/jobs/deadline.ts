/** How far off a deadline is, seen from a day. */
export type Nearness = { kind: 'over' | 'today' | 'tomorrow' | 'later' } | { kind: 'soon'; days: number }

/** Up to so many days are counted; what is further off only has its date. */
const countedDays = 14

const dayLength = 86_400_000

/** How many days lie between a day (`YYYY-MM-DD`) and a deadline: one may apply on the last one too. */
export function nearnessOf(deadline: string, today: string): Nearness {
  const days = Math.round((Date.parse(deadline) - Date.parse(today)) / dayLength)
  if (days < 0) return { kind: 'over' }
  if (days === 0) return { kind: 'today' }
  if (days === 1) return { kind: 'tomorrow' }
  return days <= countedDays ? { kind: 'soon', days } : { kind: 'later' }
}

/** What nearness is called in a language; `{days}` stands for how many there are. */
export type NearnessTexts = Record<'over' | 'today' | 'tomorrow' | 'soon', string>

/** A deadline's nearness in words; empty where the date says enough. */
export function nearnessInWords(nearness: Nearness, texts: NearnessTexts): string {
  if (nearness.kind === 'later') return ''
  if (nearness.kind !== 'soon') return texts[nearness.kind]
  return texts.soon.replace('{days}', String(nearness.days))
}
