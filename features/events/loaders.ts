import 'server-only'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { type LoadedList, loadList } from '@/components/list/load-list'
import { askAsAnonymous } from '@/lib/api/ask-as'
import type { Ask } from '@/lib/api/query'
import { read } from '@/lib/api/read'
import { requireSuccess } from '@/lib/api/require-success'
import { findSessionId } from '@/lib/api/visitor'
import type { Locale } from '@/lib/contract/common/locale'
import { eventDetailSchema } from '@/lib/contract/pages/event'
import { getDisplayedRange } from './days'
import type { EventLine } from './event-line'
import { type EventFilter, eventsAddress, eventsQuery } from './queries'
import { createEventsReader } from './read-events'

type ListedEvents = Omit<EventFilter, 'hasMemberEvents'>

/** The pages of a list of events, and the filter with which the browser loads further pages. */
export interface LoadedEvents {
  list: LoadedList
  filter: EventFilter
}

/**
 * Loads as a member if the request has a valid session, otherwise as a visitor. After another
 * failure the result is null, because a list without the events for members would look complete.
 */
async function loadAsMember<Loaded>(
  load: (hasMemberEvents: boolean, ask: Ask) => Promise<Loaded | null>,
): Promise<Loaded | null> {
  const cookie = (await cookies()).toString()
  if (findSessionId(cookie) === null) return await load(false, askAsAnonymous)
  let isRefused = false
  const askAsMember: Ask = async (schema, path) => {
    const result = await read(path, schema, { cookie })
    isRefused ||= !result.ok && (result.failure.status === 401 || result.failure.status === 403)
    return await requireSuccess(result)
  }
  const memberResult = await load(true, askAsMember)
  return memberResult === null && isRefused ? await load(false, askAsAnonymous) : memberResult
}

/** Loads a list of events; null if it could not be loaded. */
export function loadEvents(locale: Locale, events: ListedEvents, page: number): Promise<LoadedEvents | null> {
  return loadAsMember(async (hasMemberEvents, ask) => {
    const filter = { ...events, hasMemberEvents }
    const readPart = createEventsReader(locale, ask)
    const list = await loadList(page, (firstPage) => eventsQuery(locale, filter, firstPage, readPart))
    return list && { list, filter }
  })
}

/** The maximum number of events in a month. They are loaded with one call. */
const maxMonthEvents = 500

export interface LoadedMonth {
  month: string
  events: EventLine[]
  /** True if the month has more events than the maximum; the others are omitted. */
  isTruncated: boolean
}

/** Loads the events in all weeks that contain days of a month; null if they could not be loaded. */
export function loadMonth(locale: Locale, month: string, kind: string | null): Promise<LoadedMonth | null> {
  const { first, last } = getDisplayedRange(month)
  return loadAsMember(async (hasMemberEvents, ask) => {
    const filter = { firstDay: first, lastDay: last, isPast: false, kind, hasMemberEvents }
    const readPart = createEventsReader(locale, ask)
    // The failure has already been logged.
    const part = await readPart(eventsAddress(locale, filter, maxMonthEvents)).catch(() => null)
    return part && { month, events: part.items, isTruncated: part.next !== null }
  })
}

/** Loads a published event with its next dates and the previous and next event. */
export const loadEvent = cache((locale: Locale, id: number, cookie: string | null = null) =>
  read(`/${locale}/api/events/${id}/`, eventDetailSchema, { cookie }),
)
