import { parseRecurrenceParts } from '@/lib/contract/records/recurrence-parts'

const units = { DAILY: 'days', WEEKLY: 'weeks', MONTHLY: 'months', YEARLY: 'years' } as const

/** The interval between the dates of a recurring event. */
export interface Frequency {
  unit: (typeof units)[keyof typeof units]
  /** The number of units between two dates. */
  count: number
}

/** Parses the frequency of a recurrence rule (RFC 5545); null for a single event. */
export function parseFrequency(rrule: string): Frequency | null {
  const parts = new Map(parseRecurrenceParts(rrule))
  const frequency = parts.get('FREQ')
  const unit = Object.entries(units).find(([name]) => name === frequency)?.[1]
  return unit ? { unit, count: Number(parts.get('INTERVAL') ?? 1) } : null
}
