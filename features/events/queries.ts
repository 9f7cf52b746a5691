import type { ReadListPart } from '@/components/list/list-part'
import { createListQuery } from '@/components/list/list-query'
import type { Locale } from '@/lib/contract/common/locale'
import type { EventLine } from './event-line'

export interface EventFilter {
  firstDay: string
  lastDay: string
  /** True for past events, ordered from the last day backwards. */
  isPast: boolean
  /** The kind of event to filter by; null for all kinds. */
  kind: string | null
  /** True if the events for members are included. */
  hasMemberEvents: boolean
}

/** Returns the path of a page of GET api/events/. */
export function eventsAddress(locale: Locale, filter: EventFilter, pageSize: number, page = 1): string {
  const { firstDay, lastDay, isPast, kind, hasMemberEvents } = filter
  const params = new URLSearchParams({ from: firstDay, to: lastDay, page_size: String(pageSize) })
  if (isPast) params.set('ended', '1')
  if (kind !== null) params.set('kind', kind)
  if (hasMemberEvents) params.set('audience', 'members')
  if (page > 1) params.set('page', String(page))
  return `/${locale}/api/events/?${params}`
}

/** The number of events in a page of a list. */
const listPageSize = 20

/**
 * Returns the query of a list of events that starts at one of its pages. By default, the code that
 * reads further pages is imported when the first of them is read.
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
  const first = eventsAddress(locale, filter, listPageSize, firstPage)
  return createListQuery(['events', locale, filter, firstPage], first, readPart)
}
