import type { Locale } from '@/lib/contract/common/locale'
import { type EventTimes, toDayRange } from '@/lib/contract/records/event-days'
import { formatDate, formatDateRange, formatTimeRange, formatWeekday, getMonthName } from '@/lib/time-in-words'
import { toMonth } from './days'

export interface EventTimeTexts {
  /** The day or days as numbers: `14`, `14–16`. */
  figures: string
  /** The weekday or weekdays: `Samstag`, `Sa–Mo`. */
  weekdays: string
  /** The name of the month: `November`. */
  month: string
  /** The last day, if it is in another month; otherwise empty. */
  until: string
  /** The times of day; empty for whole days. */
  clock: string
  /** Days and times in one text. */
  fullText: string
}

export function formatEventTimes(times: EventTimes, locale: Locale): EventTimeTexts {
  const { first, last } = toDayRange(times)
  const isOneDay = first === last
  const clock = times.all_day ? '' : formatClock(times, isOneDay, locale)
  const isOneMonth = toMonth(first) === toMonth(last)
  const formatFigure = (day: string) => String(Number(day.slice(8)))
  return {
    figures: isOneDay || !isOneMonth ? formatFigure(first) : `${formatFigure(first)}–${formatFigure(last)}`,
    weekdays: isOneDay
      ? formatWeekday(first, locale, 'long')
      : `${formatWeekday(first, locale, 'short')}–${formatWeekday(last, locale, 'short')}`,
    month: getMonthName(toMonth(first), locale),
    until: isOneMonth ? '' : formatDate(last, locale),
    clock,
    fullText: formatFullText(times, { first, last, clock }, locale),
  }
}

/**
 * Formats the times of day: `19:30–21:00 Uhr`; with both days for several days: `Sa 10:00 Uhr –
 * Mo 12:00 Uhr`.
 */
function formatClock({ start, end }: EventTimes, isOneDay: boolean, locale: Locale): string {
  if (isOneDay) return formatTimeRange(toClockTime(start), toClockTime(end), locale)
  return [start, end]
    .map((time) => `${formatWeekday(toDay(time), locale, 'short')} ${formatTime(time, locale)}`)
    .join(' – ')
}

function formatFullText(
  { start, end, all_day: isAllDay }: EventTimes,
  { first, last, clock }: { first: string; last: string; clock: string },
  locale: Locale,
): string {
  if (first === last) {
    const day = `${formatWeekday(first, locale, 'long')}, ${formatDate(first, locale)}`
    return clock === '' ? day : `${day}, ${clock}`
  }
  if (isAllDay) return formatDateRange(first, last, locale)
  return [start, end].map((time) => `${formatDate(toDay(time), locale)}, ${formatTime(time, locale)}`).join(' – ')
}

const toDay = (time: string) => time.slice(0, 10)
const toClockTime = (time: string) => time.slice(11, 16)
const formatTime = (time: string, locale: Locale) => formatTimeRange(toClockTime(time), toClockTime(time), locale)
