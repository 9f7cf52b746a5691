import type { ReadListPart } from '@/components/list/list-part'
import { listQuery } from '@/components/list/list-query'
import type { Locale } from '@/lib/contract/common/locale'
import type { EventLine } from './event-line'

/** Which events the calendar shows. */
export interface EventFilter {
  /** The first and the last day. */
  from: string
  to: string
  /** Whether it goes back from the last day, through what is over. */
  isPast: boolean
  /** Null for every kind. */
  kind: string | null
  /** Whether it has what members alone may see as well. */
  hasMembers: boolean
}

/** The address of a list of GET api/events/. */
export function eventsAddress(locale: Locale, filter: EventFilter, pageSize: number, page = 1): string {
  const { from, to, isPast, kind, hasMembers } = filter
  const asked = new URLSearchParams({ from, to, page_size: String(pageSize) })
  if (isPast) asked.set('ended', '1')
  if (kind !== null) asked.set('kind', kind)
  if (hasMembers) asked.set('audience', 'members')
  if (page > 1) asked.set('page', String(page))
  return `/${locale}/api/events/?${asked}`
}

/** So many lines a page of the list has. */
const pageSize = 20

/** The list of events from one of its pages on. By default what asks the backend comes once more is asked for. */
export function eventsQuery(
  locale: Locale,
  filter: EventFilter,
  firstPage: number,
  readPart: ReadListPart<EventLine> = async (address, signal) => {
    const { eventsReader } = await import('./read-events')
    return await eventsReader(locale)(address, signal)
  },
) {
  const first = eventsAddress(locale, filter, pageSize, firstPage)
  return listQuery(['events', locale, filter, firstPage], first, readPart)
}
