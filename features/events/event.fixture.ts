import type { Locale } from '@/lib/contract/common/locale'
import { type EventLine, toEventLine } from './event-line'

/** Creates the line of an event; by default of an evening in November 2026. */
export function createEventLine(overrides: Record<string, unknown> = {}, locale: Locale = 'de'): EventLine {
  const event = {
    id: 1,
    url: '/de/kalender/termin/1',
    title: 'Termin',
    kind: 'premiere',
    status: 'confirmed',
    start: '2026-11-14T19:30:00+01:00',
    end: '2026-11-14T22:00:00+01:00',
    all_day: false,
    ...overrides,
  }
  const line = toEventLine(event, locale)
  if (!line) throw new Error('Invalid event')
  return line
}

/** Creates the line of an event of whole days. */
export function createDaysLine(title: string, start: string, end = start): EventLine {
  return createEventLine({ title, start, end, all_day: true, url: `/de/kalender/${title}/1` })
}
