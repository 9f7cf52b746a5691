import { addDays } from '@/lib/contract/common/add-days'
import type { Locale } from '@/lib/contract/common/locale'
import { formatDate, formatDateRange, formatTimeRange, formatWeekday, getMonthName } from '@/lib/time-in-words'
import { toMonth } from './days'

/** Start and end of an event as in the contract: days, or times with the offset of Berlin. */
export interface EventTimes {
  start: string
  end: string
  all_day: boolean
}

/**
 * An event that ends by this time, such as a party after a performance, is treated as ending on the
 * day before.
 */
const endOfNight = '06:00'

/** Returns the first and last day of an event. */
export function toDayRange({ start, end, all_day: isAllDay }: EventTimes): { first: string; last: string } {
  const first = start.slice(0, 10)
  const last = end.slice(0, 10)
  if (isAllDay || last <= first) return { first, last }
  const endsAtNight = end.slice(11, 16) <= endOfNight
  return { first, last: endsAtNight ? addDays(last, -1) : last }
}

/** Formats the times of day: `19:30–21:00 Uhr`; empty for whole days. */
function formatClock({ start, end, all_day: isAllDay }: EventTimes, locale: Locale): string {
  if (isAllDay) return ''
  return formatTimeRange(start.slice(11, 16), end.slice(11, 16), locale)
}

/** The time of an event as texts for a list. */
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

/** Formats the time of an event in a language. */
export function formatEventTimes(times: EventTimes, locale: Locale): EventTimeTexts {
  const { first, last } = toDayRange(times)
  const clock = formatClock(times, locale)
  const isOneDay = first === last
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
  const formatTime = (time: string) => {
    const clockTime = time.slice(11, 16)
    return `${formatDate(time.slice(0, 10), locale)}, ${formatTimeRange(clockTime, clockTime, locale)}`
  }
  return `${formatTime(start)} – ${formatTime(end)}`
}
