import { addDays } from '@/lib/contract/common/add-days'
import { getDisplayedRange, toMonth } from './days'
import type { EventLine } from './event-line'

/** An event in one of the days of a week. */
export interface DayEntry {
  event: EventLine
  /**
   * The number of days that the event takes in this week. It is set on the first of these days,
   * which displays the title; 0 on the others.
   */
  span: number
  /** True if the event continues in the next week. */
  isContinued: boolean
}

export interface MonthDay {
  day: string
  isInMonth: boolean
  isToday: boolean
  /**
   * The events that last several days. An event has the same index on all days of a week; null for
   * an unused index.
   */
  lanes: readonly (DayEntry | null)[]
  /** The other events of the day, ordered by start. */
  entries: readonly EventLine[]
}

const isLong = ({ firstDay, lastDay }: EventLine) => firstDay < lastDay

/** Returns the events of a day, first those that last several days. */
export function getDayEvents({ lanes, entries }: Pick<MonthDay, 'lanes' | 'entries'>): EventLine[] {
  return [...lanes.flatMap((entry) => entry?.event ?? []), ...entries]
}

/** Arranges the events of a month in weeks from Monday to Sunday. */
export function layOutMonth(month: string, events: readonly EventLine[], today: string): MonthDay[][] {
  const { first, last } = getDisplayedRange(month)
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
      isInMonth: toMonth(day) === month,
      isToday: day === today,
      lanes: dayLanes.slice(0, usedCount),
      entries: events.filter((event) => !isLong(event) && event.firstDay === day),
    }
  })
}

const overlapsPeriod = ({ firstDay, lastDay }: EventLine, periodStart: string, periodEnd: string) =>
  firstDay <= periodEnd && lastDay >= periodStart

/**
 * Assigns events to lanes so that no two in a lane overlap. Earlier events come first; of those
 * with the same start, the longest.
 */
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
  return { event, span, isContinued: event.lastDay > sunday }
}
