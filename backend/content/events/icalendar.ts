import { escapeText, formatContentLines } from '@/backend/platform/text-files/content-lines'

export interface CalendarEvent {
  uid: string
  title: string
  description: string
  /** The absolute URL of the event's page. */
  url: string
  place: string
  category: string
  isCanceled: boolean
  isAllDay: boolean
  /**
   * The first occurrence in Berlin wall-clock time, represented as UTC. All-day events start and
   * end at midnight; the end is exclusive.
   */
  start: Date
  end: Date
  rrule: string
  /** The starts of excluded occurrences, in the same representation. */
  exceptions: readonly Date[]
  sequence: number
  changedAt: Date
}

interface Calendar {
  name: string
  events: readonly CalendarEvent[]
}

/** The rules of the time zone since 1996. RFC 5545 §3.6.5 requires them in a file with a TZID. */
const berlinTimeZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** Formats a calendar file (RFC 5545). */
export function formatCalendar({ name, events }: Calendar): string {
  return formatContentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Buehnenhaus//Calendar//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:Europe/Berlin',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...berlinTimeZone,
    ...events.flatMap(formatEvent),
    'END:VCALENDAR',
  ])
}

function formatEvent(event: CalendarEvent): string[] {
  const { isAllDay, exceptions } = event
  const parameter = isAllDay ? 'VALUE=DATE' : 'TZID=Europe/Berlin'
  const formatTime = (time: Date) => (isAllDay ? toCompactTime(time).slice(0, 8) : toCompactTime(time))
  const texts: [string, string][] = [
    ['DESCRIPTION', event.description],
    ['LOCATION', event.place],
    ['CATEGORIES', event.category],
  ]
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${toCompactTime(event.changedAt)}Z`,
    `LAST-MODIFIED:${toCompactTime(event.changedAt)}Z`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART;${parameter}:${formatTime(event.start)}`,
    // An end must be later than the start (RFC 5545 §3.8.2.2).
    ...(event.end > event.start ? [`DTEND;${parameter}:${formatTime(event.end)}`] : []),
    ...(event.rrule === '' ? [] : [`RRULE:${event.rrule}`]),
    ...(exceptions.length === 0 ? [] : [`EXDATE;${parameter}:${exceptions.map(formatTime).join(',')}`]),
    `SUMMARY:${escapeText(event.title)}`,
    ...texts.filter(([, text]) => text !== '').map(([property, text]) => `${property}:${escapeText(text)}`),
    `URL:${event.url}`,
    'END:VEVENT',
  ]
}

/** Formats a time like `20261123T180000`. */
const toCompactTime = (time: Date) => time.toISOString().slice(0, 19).replace(/[-:]/g, '')
