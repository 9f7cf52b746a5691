import type { Locale } from '@/lib/contract/common/locale'
import { type EventKind, eventKinds } from '@/lib/contract/records/event-record'
import { pathOf } from '@/lib/i18n/paths'
import { isMonth } from './days'

/** How the calendar shows its events: from today on, by the month, or back from yesterday. */
export type CalendarView = 'list' | 'month' | 'past'

/** What an address of the calendar asks for. */
export interface AskedCalendar {
  view: CalendarView
  /** The month that it shows, or begins with; null for today's. */
  month: string | null
  /** Null for every kind. */
  kind: EventKind | null
}

/** Null where the values name no view, month or kind, or the month of a list that goes back. */
export function readCalendarQuery(values: {
  view: string | null
  month: string | null
  kind: string | null
}): AskedCalendar | null {
  const month = values.month === '' ? null : values.month
  const view = values.view ? viewOf(values.view) : viewOfMonth(month)
  const kind = eventKinds.find((candidate) => candidate === values.kind) ?? null
  const isKnownKind = kind !== null || !values.kind
  if (!view || !isKnownKind || (month !== null && (view === 'past' || !isMonth(month)))) return null
  return { view, month, kind }
}

/** A month is shown as one unless something else is said. */
const viewOfMonth = (month: string | null) => (month === null ? 'list' : 'month')

function viewOf(value: string): CalendarView | null {
  return value === 'list' || value === 'month' || value === 'past' ? value : null
}

/** The address of the calendar; what is left out is as on its first page. */
export function calendarPath(locale: Locale, asked: Partial<AskedCalendar> = {}): string {
  const { view = 'list', month = null, kind = null } = asked
  const query = new URLSearchParams()
  if (kind !== null) query.set('kind', kind)
  if (month !== null) query.set('month', month)
  if (view !== viewOfMonth(month)) query.set('view', view)
  const search = query.toString()
  return pathOf(locale, '/kalender') + (search === '' ? '' : `?${search}`)
}

/** The address of the feed of public events, without the origin. */
export function feedPath(locale: Locale, kind: EventKind | null): string {
  return `${pathOf(locale, '/kalender')}.ics${kind === null ? '' : `?kind=${kind}`}`
}
