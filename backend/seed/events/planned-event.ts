import type { EventKind } from '@/lib/contract/event-record'
import type { Sentence } from '../sentence'

/** When an event begins: so many days after now, on a day of the week (1 is Monday), or each year on a date. */
export type When = { days: number; weekday?: number } | { month: number; day: number }

/** How long it lasts: some hours from a time on (`18:30`), or whole days. */
export type Length = { from: string; hours: number } | { wholeDays: number }

/** Where it is: at a member's house, in the federation's office, or at the screen. */
export type Where = 'house' | 'office' | 'online'

/** An event of the demo, written by hand; `{house}` and `{city}` are those of a member. */
export interface PlannedEvent {
  kind: EventKind
  title: Sentence
  teaser: Sentence
  when: When
  length: Length
  where: Where
  /** How it recurs (RFC 5545). */
  rrule?: string
  /** Which occurrences are left out: the first one is 0. */
  without?: readonly number[]
  isCancelled?: boolean
  isForMembers?: boolean
}

/** Events of one kind. */
export function eventsOf(
  kind: EventKind,
  ...rows: readonly (readonly [
    title: Sentence,
    teaser: Sentence,
    when: When,
    length: Length,
    where: Where,
    options?: Pick<PlannedEvent, 'rrule' | 'without' | 'isCancelled' | 'isForMembers'>,
  ])[]
): PlannedEvent[] {
  return rows.map(([title, teaser, when, length, where, options]) => {
    return { kind, title, teaser, when, length, where, ...options }
  })
}
