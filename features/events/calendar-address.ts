import type { Locale } from '@/lib/contract/common/locale'
import { type EventKind, eventKinds } from '@/lib/contract/records/event-record'
import { buildPath } from '@/lib/i18n/paths'
import { isMonth } from './days'

/** The views of the calendar: future events, a month, or past events. */
export type CalendarView = 'list' | 'month' | 'past'

/** The parameters in an address of the calendar. */
export interface CalendarQuery {
  view: CalendarView
  /** The month of the month view, or the first month of the list; null for the current month. */
  month: string | null
  /** The kind of event to filter by; null for all kinds. */
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
  const isUnknownKind = kind === null && Boolean(values.kind)
  const isMonthAllowed = month === null || (view !== 'past' && isMonth(month))
  return view && !isUnknownKind && isMonthAllowed ? { view, month, kind } : null
}

/** Returns the view of an address that names none. */
const getDefaultView = (month: string | null) => (month === null ? 'list' : 'month')

function parseView(value: string): CalendarView | null {
  return value === 'list' || value === 'month' || value === 'past' ? value : null
}

/** Returns the address of the calendar. Omitted parameters have their default values. */
export function calendarPath(locale: Locale, query: Partial<CalendarQuery> = {}): string {
  const { view = 'list', month = null, kind = null } = query
  const params = new URLSearchParams()
  if (kind !== null) params.set('kind', kind)
  if (month !== null) params.set('month', month)
  if (view !== getDefaultView(month)) params.set('view', view)
  const search = params.toString()
  return buildPath(locale, '/kalender') + (search === '' ? '' : `?${search}`)
}

/** Returns the path of the feed of public events. */
export function feedPath(locale: Locale, kind: EventKind | null): string {
  return `${buildPath(locale, '/kalender')}.ics${kind === null ? '' : `?kind=${kind}`}`
}
