import type { Locale } from '@/lib/contract/common/locale'
import { clockInWords, dayInWords, daysInWords, monthName, weekdayInWords } from '@/lib/time-in-words'
import { addDays, monthOf } from './days'

/** When something happens, as the contract writes it: days, or times by the clock in Berlin. */
export interface EventTimes {
  start: string
  end: string
  all_day: boolean
}

/** What ends by this time has its night with the day before, like a performance and its party. */
const endOfNight = '06:00'

/** The first and the last day of an event. */
export function daysOf({ start, end, all_day: isAllDay }: EventTimes): { first: string; last: string } {
  const first = start.slice(0, 10)
  const last = end.slice(0, 10)
  if (isAllDay || last <= first) return { first, last }
  const endsAtNight = end.slice(11, 16) <= endOfNight
  return { first, last: endsAtNight ? addDays(last, -1) : last }
}

/** From when to when by the clock: `19:30–21:00 Uhr`; empty for whole days. */
function clockOf({ start, end, all_day: isAllDay }: EventTimes, locale: Locale): string {
  if (isAllDay) return ''
  return clockInWords(start.slice(11, 16), end.slice(11, 16), locale)
}

/** When an event is, in the parts that a list shows. */
export interface TimesInWords {
  /** The day or days as figures: `14`, `14–16`. */
  figures: string
  /** `Samstag`, `Sa–Mo`. */
  weekdays: string
  /** `November` */
  month: string
  /** The last day in another month; empty for none. */
  until: string
  /** Empty for whole days. */
  clock: string
  /** All of it as a sentence has it. */
  whole: string
}

/** When an event is, in the words of a language. */
export function timesInWords(times: EventTimes, locale: Locale): TimesInWords {
  const { first, last } = daysOf(times)
  const clock = clockOf(times, locale)
  const isOneDay = first === last
  const isOneMonth = monthOf(first) === monthOf(last)
  const figure = (day: string) => String(Number(day.slice(8)))
  return {
    figures: isOneDay || !isOneMonth ? figure(first) : `${figure(first)}–${figure(last)}`,
    weekdays: isOneDay
      ? weekdayInWords(first, locale, 'long')
      : `${weekdayInWords(first, locale, 'short')}–${weekdayInWords(last, locale, 'short')}`,
    month: monthName(monthOf(first), locale),
    until: isOneMonth ? '' : dayInWords(last, locale),
    clock,
    whole: wholeInWords(times, { first, last, clock }, locale),
  }
}

function wholeInWords(
  { start, end, all_day: isAllDay }: EventTimes,
  { first, last, clock }: { first: string; last: string; clock: string },
  locale: Locale,
): string {
  if (first === last) {
    const day = `${weekdayInWords(first, locale, 'long')}, ${dayInWords(first, locale)}`
    return clock === '' ? day : `${day}, ${clock}`
  }
  if (isAllDay) return daysInWords(first, last, locale)
  const time = (at: string) =>
    `${dayInWords(at.slice(0, 10), locale)}, ${clockInWords(at.slice(11, 16), at.slice(11, 16), locale)}`
  return `${time(start)} – ${time(end)}`
}
