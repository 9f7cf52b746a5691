import { addDays, listDaysAround, toMonth } from './days'
import type { EventLine } from './event-line'

/** An event on one of its days. */
export interface DayEntry {
  event: EventLine
  /**
   * The days of the event in this week, on the first of them, which shows its name; 0 on others.
   */
  span: number
  /** True if the event continues in the next week. */
  goesOn: boolean
}

export interface MonthDay {
  day: string
  isOfMonth: boolean
  isToday: boolean
  /** Events of several days, by lane; an event keeps its lane in a week. Null for an empty lane. */
  lanes: readonly (DayEntry | null)[]
  /** Events of this day only, by start. */
  entries: readonly EventLine[]
}

const isLong = ({ firstDay, lastDay }: EventLine) => firstDay < lastDay

/** Returns the events of a day, those of several days first. */
export function getDayEvents({ lanes, entries }: Pick<MonthDay, 'lanes' | 'entries'>): EventLine[] {
  return [...lanes.flatMap((entry) => entry?.event ?? []), ...entries]
}

/** Lays out the weeks of a month, from Monday to Sunday, with the events of each day. */
export function layOutMonth(month: string, events: readonly EventLine[], today: string): MonthDay[][] {
  const { first, last } = listDaysAround(month)
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
  const lanes = assignLanes(events.filter((event) => isLong(event) && overlapsPeriod(event, monday, sunday)))
  return days.map((day) => {
    const dayLanes = lanes.map((lane) => findEntry(lane, day, { monday, sunday }))
    const usedCount = dayLanes.findLastIndex((entry) => entry !== null) + 1
    return {
      day,
      isOfMonth: toMonth(day) === month,
      isToday: day === today,
      lanes: dayLanes.slice(0, usedCount),
      entries: events.filter((event) => !isLong(event) && event.firstDay === day),
    }
  })
}

const overlapsPeriod = ({ firstDay, lastDay }: EventLine, from: string, to: string) =>
  firstDay <= to && lastDay >= from

/** Assigns events to lanes without overlaps, by start and then by length, the longest first. */
function assignLanes(events: readonly EventLine[]): EventLine[][] {
  const sortedEvents = events.toSorted(
    (a, b) => a.firstDay.localeCompare(b.firstDay) || b.lastDay.localeCompare(a.lastDay),
  )
  const lanes: EventLine[][] = []
  for (const event of sortedEvents) {
    const freeLane = lanes.find((lane) => lane.every(({ lastDay }) => lastDay < event.firstDay))
    if (freeLane) freeLane.push(event)
    else lanes.push([event])
  }
  return lanes
}

function findEntry(
  lane: readonly EventLine[],
  day: string,
  { monday, sunday }: { monday: string; sunday: string },
): DayEntry | null {
  const event = lane.find((candidate) => overlapsPeriod(candidate, day, day))
  if (!event) return null
  const firstDay = event.firstDay > monday ? event.firstDay : monday
  const lastDay = event.lastDay < sunday ? event.lastDay : sunday
  const span = day === firstDay ? (Date.parse(lastDay) - Date.parse(day)) / 86_400_000 + 1 : 0
  return { event, span, goesOn: event.lastDay > sunday }
}
