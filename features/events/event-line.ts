import { toText } from '@/lib/api/to-text'
import type { Locale } from '@/lib/contract/common/locale'
import { eventKinds, eventKindTitles } from '@/lib/contract/records/event-record'
import { clockInWords, monthInWords } from '@/lib/time-in-words'
import { monthOf } from './days'
import { daysOf, type TimesInWords, timesInWords } from './event-times'

/** An occurrence of an event as lists and months show it, in the words of a language. */
export interface EventLine {
  /** Of the occurrence. */
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
  /** The month in which it begins, with its year. */
  month: string
  /** When it begins, as the clock shows it; empty for whole days. */
  begin: string
  when: TimesInWords
}

/** The line that an event of an answer makes; null for what is none. */
export function lineOf(item: Record<string, unknown>, locale: Locale): EventLine | null {
  const { id, url, title, start, end } = item
  if (typeof id !== 'number' || typeof url !== 'string' || typeof title !== 'string') return null
  if (typeof start !== 'string' || typeof end !== 'string') return null
  const times = { start, end, all_day: item.all_day === true }
  const { first, last } = daysOf(times)
  return {
    id: `${id}-${start.slice(0, 16).replace(':', '')}`,
    url,
    title,
    start,
    teaser: toText(item.teaser),
    place: toText(item.place),
    kind: kindTitle(item.kind, locale),
    isCancelled: item.status === 'cancelled',
    isForMembers: item.audience === 'members',
    firstDay: first,
    lastDay: last,
    month: monthInWords(monthOf(first), locale),
    begin: times.all_day ? '' : clockInWords(start.slice(11, 16), start.slice(11, 16), locale),
    when: timesInWords(times, locale),
  }
}

/** What a kind is called; empty for one that is not known. */
function kindTitle(kind: unknown, locale: Locale): string {
  const known = eventKinds.find((candidate) => candidate === kind)
  return known ? eventKindTitles[known][locale] : ''
}
