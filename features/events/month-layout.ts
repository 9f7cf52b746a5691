import { addDays, daysAround, monthOf } from './days'
import type { EventLine } from './event-line'

/** An event on one of its days. */
export interface DayEntry {
  event: EventLine
  /** The days from here on, in this week, at the first of which it is named; 0 on the others. */
  span: number
  /** Whether it lasts longer than this week. */
  goesOn: boolean
}

export interface MonthDay {
  day: string
  isOfMonth: boolean
  isToday: boolean
  /** What lasts several days, in the lane that it has for the whole week; null for a lane that is free on this day. */
  lanes: readonly (DayEntry | null)[]
  /** What is on this day alone, in the order in which it begins. */
  entries: readonly EventLine[]
}

const isLong = ({ firstDay, lastDay }: EventLine) => firstDay < lastDay

/** The events of a day, those that last longer first. */
export function eventsOf({ lanes, entries }: Pick<MonthDay, 'lanes' | 'entries'>): EventLine[] {
  return [...lanes.flatMap((entry) => entry?.event ?? []), ...entries]
}

/** The weeks of a month, from Monday to Sunday, with what is on each day. */
export function layOutMonth(month: string, events: readonly EventLine[], today: string): MonthDay[][] {
  const { first, last } = daysAround(month)
  const weeks: MonthDay[][] = []
  for (let monday = first; monday <= last; monday = addDays(monday, 7)) {
    weeks.push(layOutWeek(monday, events, { month, today }))
  }
  return weeks
}

function layOutWeek(
  monday: string,
  events: readonly EventLine[],
  { month, today }: { month: string; today: string },
): MonthDay[] {
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
  const sunday = addDays(monday, 6)
  const lanes = lanesOf(events.filter((event) => isLong(event) && reaches(event, monday, sunday)))
  return days.map((day) => {
    const inLanes = lanes.map((lane) => entryOn(lane, day, { monday, sunday }))
    const used = inLanes.findLastIndex((entry) => entry !== null) + 1
    return {
      day,
      isOfMonth: monthOf(day) === month,
      isToday: day === today,
      lanes: inLanes.slice(0, used),
      entries: events.filter((event) => !isLong(event) && event.firstDay === day),
    }
  })
}

const reaches = ({ firstDay, lastDay }: EventLine, from: string, to: string) =>
  firstDay <= to && lastDay >= from

/** Puts events beside each other so that none of a lane overlaps: what begins first, and of that the longest, comes uppermost. */
function lanesOf(events: readonly EventLine[]): EventLine[][] {
  const sorted = events.toSorted(
    (a, b) => a.firstDay.localeCompare(b.firstDay) || b.lastDay.localeCompare(a.lastDay),
  )
  const lanes: EventLine[][] = []
  for (const event of sorted) {
    const free = lanes.find((lane) => lane.every((other) => other.lastDay < event.firstDay))
    if (free) free.push(event)
    else lanes.push([event])
  }
  return lanes
}

function entryOn(
  lane: readonly EventLine[],
  day: string,
  { monday, sunday }: { monday: string; sunday: string },
): DayEntry | null {
  const event = lane.find((candidate) => reaches(candidate, day, day))
  if (!event) return null
  const shownFrom = event.firstDay > monday ? event.firstDay : monday
  const shownTo = event.lastDay < sunday ? event.lastDay : sunday
  const span = day === shownFrom ? (Date.parse(shownTo) - Date.parse(day)) / 86_400_000 + 1 : 0
  return { event, span, goesOn: event.lastDay > sunday }
}
