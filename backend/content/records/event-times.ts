import { getStartOfBerlinDay, toBerlinDay, toBerlinIso } from '@/lib/datetime'

/** Formats the start of an occurrence, as a day for all-day events, otherwise as a time. */
export function presentStart(time: Date, isAllDay: boolean): string {
  return isAllDay ? toBerlinDay(time) : toBerlinIso(time)
}

/** Formats the times of an occurrence. For all-day events, `end` is the last day. */
export function presentTimes(
  { start, end }: { start: Date; end: Date },
  isAllDay: boolean,
): { start: string; end: string } {
  return {
    start: presentStart(start, isAllDay),
    end: isAllDay ? toBerlinDay(new Date(end.getTime() - 1)) : toBerlinIso(end),
  }
}

/**
 * Parses a time, or the day of an all-day event. A day becomes its start, or with `isEnd` its end.
 * Returns null for a time if the event is all-day, and for a day if it is not.
 */
export function parseEventTime(text: string, isAllDay: boolean, isEnd = false): Date | null {
  if (text.includes('T') === isAllDay) return null
  return isAllDay ? getStartOfBerlinDay(text, Number(isEnd)) : new Date(text)
}
