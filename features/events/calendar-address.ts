import type { Locale } from '@/lib/contract/common/locale'
import { type EventKind, eventKinds } from '@/lib/contract/records/event-record'
import { buildPath } from '@/lib/i18n/paths'
import { isMonth } from './days'

/** The views of the calendar: future events, a month, or past events. */
export type CalendarView = 'list' | 'month' | 'past'

/** The query of an address of the calendar. */
export interface CalendarQuery {
  view: CalendarView
  /** The month of the month view, or the first month of the list; null for the current month. */
  month: string | null
  /** Null for all kinds. */
  kind: EventKind | null
}

/**
 * Parses the query of an address. Returns null for an unknown view, month or kind, and for a month
 * in the past view.
 */
export function parseCalendarQuery(values: {
  view: string | null
  month: string | null
  kind: string | null
}): CalendarQuery | null {
  const month = values.month === '' ? null : values.month
  const view = values.view ? parseView(values.view) : getDefaultView(month)
  const kind = eventKinds.find((candidate) => candidate === values.kind) ?? null
  const isKnownKind = kind !== null || !values.kind
  if (!view || !isKnownKind || (month !== null && (view === 'past' || !isMonth(month)))) return null
  return { view, month, kind }
}

/** The view of an address without a view. */
const getDefaultView = (month: string | null) => (month === null ? 'list' : 'month')

function parseView(value: string): CalendarView | null {
  return value === 'list' || value === 'month' || value === 'past' ? value : null
}

/** The address of the calendar; omitted values are those of its first page. */
export function calendarPath(locale: Locale, query: Partial<CalendarQuery> = {}): string {
  const { view = 'list', month = null, kind = null } = query
  const params = new URLSearchParams()
  if (kind !== null) params.set('kind', kind)
  if (month !== null) params.set('month', month)
  if (view !== getDefaultView(month)) params.set('view', view)
  const search = params.toString()
  return buildPath(locale, '/kalender') + (search === '' ? '' : `?${search}`)
}

/** The address of the feed of public events, without the origin. */
export function feedPath(locale: Locale, kind: EventKind | null): string {
  return `${buildPath(locale, '/kalender')}.ics${kind === null ? '' : `?kind=${kind}`}`
}
