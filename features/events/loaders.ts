import 'server-only'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { type LoadedList, loadList } from '@/components/list/load-list'
import { askAs, askAsEverybody } from '@/lib/api/ask-as'
import { read } from '@/lib/api/read'
import { findSessionId } from '@/lib/api/visitor'
import { cacheTags } from '@/lib/cache-tags'
import type { Locale } from '@/lib/contract/common/locale'
import { eventDetailSchema } from '@/lib/contract/pages/event'
import { toBerlinIso } from '@/lib/datetime'
import { recordTags } from '@/lib/render-context'
import { daysAround } from './days'
import type { EventLine } from './event-line'
import { type EventFilter, eventsAddress, eventsQuery } from './queries'
import { eventsReader } from './read-events'

/** Today in Berlin. What shows it is kept until the day is over. */
export function loadToday(): string {
  recordTags([cacheTags.today])
  return toBerlinIso(new Date()).slice(0, 10)
}

type AskedEvents = Omit<EventFilter, 'hasMembers'>

/** The events of a list that an address with a page number shows, with the filter by which the browser goes on. */
export interface LoadedEvents {
  list: LoadedList
  filter: EventFilter
}

/** Reads them with what the visitor may see as a member, else what everybody may see. */
async function withMembers<Loaded>(
  load: (hasMembers: boolean, cookie: string) => Promise<Loaded | null>,
): Promise<Loaded | null> {
  const cookie = (await cookies()).toString()
  const own = findSessionId(cookie) === null ? null : await load(true, cookie)
  return own ?? (await load(false, ''))
}

/** Reads a list of events; null where it cannot be read. */
export function loadEvents(locale: Locale, asked: AskedEvents, page: number): Promise<LoadedEvents | null> {
  return withMembers(async (hasMembers, cookie) => {
    const filter = { ...asked, hasMembers }
    const by = eventsReader(locale, hasMembers ? askAs(cookie) : askAsEverybody)
    const list = await loadList(page, (firstPage) => eventsQuery(locale, filter, firstPage, by))
    return list && { list, filter }
  })
}

/** How many occurrences a month shows at most; a list has them all. */
const maxOfMonth = 500

/** The events of a month. */
export interface LoadedMonth {
  month: string
  events: EventLine[]
  /** Whether there are more than are shown. */
  isCut: boolean
}

/** Reads what occurs in the weeks of a month; null where it cannot be read. */
export function loadMonth(locale: Locale, month: string, kind: string | null): Promise<LoadedMonth | null> {
  const { first, last } = daysAround(month)
  return withMembers(async (hasMembers, cookie) => {
    const filter = { from: first, to: last, isPast: false, kind, hasMembers }
    const by = eventsReader(locale, hasMembers ? askAs(cookie) : askAsEverybody)
    // A failure has been reported where it was read.
    const part = await by(eventsAddress(locale, filter, maxOfMonth)).catch(() => null)
    return part && { month, events: part.items, isCut: part.next !== null }
  })
}

/** A published event with what leads on from it. */
export const loadEvent = cache((locale: Locale, id: number, cookie: string | null = null) =>
  read(`/${locale}/api/events/${id}/`, eventDetailSchema, { cookie }),
)
