import type { Locale } from '@/lib/contract/common/locale'
import { type EventLine, lineOf } from './event-line'

/** The line of an event; by default of an evening in November 2026. */
export function lineFixture(own: Record<string, unknown> = {}, locale: Locale = 'de'): EventLine {
  const event = {
    id: 1,
    url: '/de/kalender/termin/1',
    title: 'Termin',
    kind: 'premiere',
    status: 'confirmed',
    start: '2026-11-14T19:30:00+01:00',
    end: '2026-11-14T22:00:00+01:00',
    all_day: false,
    ...own,
  }
  const line = lineOf(event, locale)
  if (!line) throw new Error('That is no event.')
  return line
}

/** The line of an event of whole days. */
export function daysFixture(title: string, start: string, end = start): EventLine {
  return lineFixture({ title, start, end, all_day: true, url: `/de/kalender/${title}/1` })
}
