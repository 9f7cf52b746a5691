import 'server-only'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { type LoadedList, loadList } from '@/components/list/load-list'
import { askAsAnonymous, createAskWithCookie } from '@/lib/api/ask-as'
import { read } from '@/lib/api/read'
import { findSessionId } from '@/lib/api/visitor'
import type { Locale } from '@/lib/contract/common/locale'
import { eventDetailSchema } from '@/lib/contract/pages/event'
import { listDaysAround } from './days'
import type { EventLine } from './event-line'
import { type EventFilter, eventsAddress, eventsQuery } from './queries'
import { createEventsReader } from './read-events'

type ListedEvents = Omit<EventFilter, 'hasMembers'>

/** The pages of a list of events, and the filter with which the browser loads further pages. */
export interface LoadedEvents {
  list: LoadedList
  filter: EventFilter
}

/** Loads as a member if the request has a session. Otherwise, or on failure, as a visitor. */
async function loadAsMember<Loaded>(
  load: (hasMembers: boolean, cookie: string) => Promise<Loaded | null>,
): Promise<Loaded | null> {
  const cookie = (await cookies()).toString()
  const memberResult = findSessionId(cookie) === null ? null : await load(true, cookie)
  return memberResult ?? (await load(false, ''))
}

/** Loads a list of events; null if it could not be loaded. */
export function loadEvents(locale: Locale, events: ListedEvents, page: number): Promise<LoadedEvents | null> {
  return loadAsMember(async (hasMembers, cookie) => {
    const filter = { ...events, hasMembers }
    const readPart = createEventsReader(locale, hasMembers ? createAskWithCookie(cookie) : askAsAnonymous)
    const list = await loadList(page, (firstPage) => eventsQuery(locale, filter, firstPage, readPart))
    return list && { list, filter }
  })
}

/** The maximum number of events in a month. They are loaded with one call. */
const maxMonthEvents = 500

/** The events of a month. */
export interface LoadedMonth {
  month: string
  events: EventLine[]
  /** True if the month has more events than the maximum; the others are omitted. */
  isTruncated: boolean
}

/** Loads the events in all weeks that contain days of a month; null if they could not be loaded. */
export function loadMonth(locale: Locale, month: string, kind: string | null): Promise<LoadedMonth | null> {
  const { first, last } = listDaysAround(month)
  return loadAsMember(async (hasMembers, cookie) => {
    const filter = { from: first, to: last, isPast: false, kind, hasMembers }
    const readPart = createEventsReader(locale, hasMembers ? createAskWithCookie(cookie) : askAsAnonymous)
    // The failure has already been logged.
    const part = await readPart(eventsAddress(locale, filter, maxMonthEvents)).catch(() => null)
    return part && { month, events: part.items, isTruncated: part.next !== null }
  })
}

/** Loads a published event with its next dates and the previous and next event. */
export const loadEvent = cache((locale: Locale, id: number, cookie: string | null = null) =>
  read(`/${locale}/api/events/${id}/`, eventDetailSchema, { cookie }),
)
