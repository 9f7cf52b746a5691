import { parseRecurrenceParts } from '@/lib/contract/records/recurrence-parts'

const units = { DAILY: 'days', WEEKLY: 'weeks', MONTHLY: 'months', YEARLY: 'years' } as const

/** How often an event recurs. */
export interface Frequency {
  unit: (typeof units)[keyof typeof units]
  /** Every so many of them. */
  count: number
}

/** How often an event recurs by its rule (RFC 5545); null for what happens once. */
export function frequencyOf(rrule: string): Frequency | null {
  const parts = new Map(parseRecurrenceParts(rrule))
  const frequency = parts.get('FREQ')
  const unit = Object.entries(units).find(([name]) => name === frequency)?.[1]
  return unit ? { unit, count: Number(parts.get('INTERVAL') ?? 1) } : null
}
