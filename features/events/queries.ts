import type { ReadListPart } from '@/components/list/list-part'
import { listQuery } from '@/components/list/list-query'
import type { Locale } from '@/lib/contract/common/locale'
import type { EventLine } from './event-line'

/** The filter of the events in the calendar. */
export interface EventFilter {
  /** The first and the last day. */
  from: string
  to: string
  /** True for past events, backwards from the last day. */
  isPast: boolean
  /** Null for all kinds. */
  kind: string | null
  /** True if events for members are included. */
  hasMembers: boolean
}

/** Returns the address of a page of GET api/events/. */
export function eventsAddress(locale: Locale, filter: EventFilter, pageSize: number, page = 1): string {
  const { from, to, isPast, kind, hasMembers } = filter
  const params = new URLSearchParams({ from, to, page_size: String(pageSize) })
  if (isPast) params.set('ended', '1')
  if (kind !== null) params.set('kind', kind)
  if (hasMembers) params.set('audience', 'members')
  if (page > 1) params.set('page', String(page))
  return `/${locale}/api/events/?${params}`
}

/** The number of events in a page of a list. */
const pageSize = 20

/**
 * The query of a list of events, from one of its pages on. By default the code that reads from the
 * backend is loaded with the first request for a further page.
 */
export function eventsQuery(
  locale: Locale,
  filter: EventFilter,
  firstPage: number,
  readPart: ReadListPart<EventLine> = async (address, signal) => {
    const { createEventsReader } = await import('./read-events')
    return await createEventsReader(locale)(address, signal)
  },
) {
  const first = eventsAddress(locale, filter, pageSize, firstPage)
  return listQuery(['events', locale, filter, firstPage], first, readPart)
}
