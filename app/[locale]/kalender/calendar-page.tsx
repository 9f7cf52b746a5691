import type { Metadata } from 'next'
import { extendToPage, parsePageNumber } from '@/components/list/list-address'
import { type CalendarQuery, calendarPath, feedPath, parseCalendarQuery } from '@/features/events/calendar-address'
import { Calendar, type CalendarContent } from '@/features/events/components/calendar'
import { getFirstDay, toMonth } from '@/features/events/days'
import { loadEvents, loadMonth } from '@/features/events/loaders'
import { noIndexMetadata, replaceAddresses } from '@/features/pages/metadata'
import { readSettings } from '@/lib/api/site'
import { addDays } from '@/lib/contract/common/add-days'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageUrls } from '@/lib/contract/pages/page'
import { env } from '@/lib/env'
import { formatMonth } from '@/lib/time-in-words'
import { getToday } from '@/lib/today'
import { type RouteProps, readLocale } from '../../frame/address'
import { loadErrorMetadata } from '../../frame/error-view'
import { MissingPage } from '../../frame/record-page'
import { createRouteMetadata, RoutePage } from '../../frame/route-page'
import { getFirstValue } from '../../frame/search-value'

const route = '/kalender'

/** Number of days that a list covers: the maximum that the backend accepts. */
const listedDays = 730

interface PageRequest extends CalendarQuery {
  page: number
}

/** Parses the address; null for an unknown view, month, kind or page number. */
async function parseRequest({ searchParams }: RouteProps): Promise<PageRequest | null> {
  const { view, month, kind, page: pageValue } = await searchParams
  const page = parsePageNumber(pageValue)
  const calendarQuery = parseCalendarQuery({
    view: getFirstValue(view),
    month: getFirstValue(month),
    kind: getFirstValue(kind),
  })
  if (!calendarQuery || page === null) return null
  const isPaged = calendarQuery.view !== 'month'
  return isPaged || page === 1 ? { ...calendarQuery, page } : null
}

const getFollowingRange = (day: string) => ({ firstDay: day, lastDay: addDays(day, listedDays) })
const getPrecedingRange = (day: string) => ({ firstDay: addDays(day, -listedDays), lastDay: addDays(day, -1) })

async function loadContent(locale: Locale, today: string, request: PageRequest): Promise<CalendarContent> {
  const { view, month, kind, page } = request
  if (view === 'month') {
    return { type: 'month', loaded: await loadMonth(locale, month ?? toMonth(today), kind) }
  }
  const firstDay = month === null ? today : getFirstDay(month)
  const days = view === 'past' ? getPrecedingRange(today) : getFollowingRange(firstDay)
  return { type: 'list', loaded: await loadEvents(locale, { ...days, isPast: view === 'past', kind }, page) }
}

/** The calendar. Shows 404 for an unknown month, kind or page number. */
export async function CalendarPage(props: RouteProps) {
  const locale = await readLocale(props.params)
  const today = getToday()
  const request = await parseRequest(props)
  const content = request && (await loadContent(locale, today, request))
  if (!request || !content || (content.type === 'list' && content.loaded?.list.hasRequestedPage === false)) {
    return <MissingPage {...props} />
  }
  return (
    <RoutePage route={route} alternates={toAlternates(request)} isFixedPartFirst {...props}>
      <Calendar locale={locale} query={request} today={today} content={content} origin={env().SITE_URL} />
    </RoutePage>
  )
}

function toAlternates(request: PageRequest): PageUrls {
  const toAddress = (locale: Locale) => extendToPage(calendarPath(locale, request), request.page)
  return { de: toAddress('de'), en: toAddress('en') }
}

/**
 * Returns the metadata of the calendar. The title and the address belong to the view; everything
 * else comes from the content page.
 */
export async function loadCalendarMetadata(props: RouteProps): Promise<Metadata> {
  const locale = await readLocale(props.params)
  const request = await parseRequest(props)
  if (!request) return loadErrorMetadata(locale, 404)
  const metadata = await createRouteMetadata(route)(props)
  const settings = await readSettings(locale)
  const month = request.month && formatMonth(request.month, locale)
  const feed = feedPath(locale, request.kind)
  return {
    ...replaceAddresses(metadata, locale, toAlternates(request), { 'text/calendar': feed }),
    ...(month && settings.ok && { title: `${month} – ${settings.value.short_name}` }),
    // Search engines do not index months, because their number is unlimited and each event has a
    // page of its own.
    ...(month && noIndexMetadata),
  }
}
