import { toText } from '@/lib/api/to-text'
import type { Locale } from '@/lib/contract/common/locale'
import { toDayRange } from '@/lib/contract/records/event-days'
import { eventKinds, eventKindTitles } from '@/lib/contract/records/event-record'
import { formatMonth, formatTimeRange } from '@/lib/time-in-words'
import { toMonth } from './days'
import { type EventTimeTexts, formatEventTimes } from './event-times'

/** An event on one of its dates as an entry of a list, with values formatted for a language. */
export interface EventLine {
  /** The id of the occurrence. */
  id: string
  url: string
  title: string
  teaser: string
  place: string
  kind: string
  isCancelled: boolean
  isForMembers: boolean
  start: string
  firstDay: string
  lastDay: string
  /** The month and year of its start. */
  month: string
  /** The time of its start; empty for whole days. */
  startTime: string
  timeTexts: EventTimeTexts
}

/** Converts an item of a response to a list entry; null if the item is invalid. */
export function toEventLine(item: Record<string, unknown>, locale: Locale): EventLine | null {
  const { id, url, title, start, end } = item
  if (typeof id !== 'number' || typeof url !== 'string' || typeof title !== 'string') return null
  if (typeof start !== 'string' || typeof end !== 'string') return null
  const times = { start, end, all_day: item.all_day === true }
  const { first, last } = toDayRange(times)
  return {
    id: `${id}-${start.slice(0, 16).replace(':', '')}`,
    url,
    title,
    start,
    teaser: toText(item.teaser),
    place: toText(item.place),
    kind: getKindTitle(item.kind, locale),
    isCancelled: item.status === 'cancelled',
    isForMembers: item.audience === 'members',
    firstDay: first,
    lastDay: last,
    month: formatMonth(toMonth(first), locale),
    startTime: times.all_day ? '' : formatTimeRange(start.slice(11, 16), start.slice(11, 16), locale),
    timeTexts: formatEventTimes(times, locale),
  }
}

/** Returns the title of a kind of event; empty if it is unknown. */
function getKindTitle(kind: unknown, locale: Locale): string {
  const eventKind = eventKinds.find((candidate) => candidate === kind)
  return eventKind ? eventKindTitles[eventKind][locale] : ''
}
