import { startOfBerlinDay, toBerlinIso } from '@/lib/datetime'

const dayOf = (time: Date) => toBerlinIso(time).slice(0, 10)

/** The start of an occurrence as the contract writes it: a day, or a time. */
export function presentStart(time: Date, isAllDay: boolean): string {
  return isAllDay ? dayOf(time) : toBerlinIso(time)
}

/** An occurrence as the contract writes it; of whole days, `end` is the last one. */
export function presentTimes(
  { start, end }: { start: Date; end: Date },
  isAllDay: boolean,
): { start: string; end: string } {
  return {
    start: presentStart(start, isAllDay),
    end: isAllDay ? dayOf(new Date(end.getTime() - 1)) : toBerlinIso(end),
  }
}

/** When a day begins or, for days that end something, is over; or the time that is written. Null for a time of days, or a day of times. */
export function readTime(written: string, isAllDay: boolean, isEnd = false): Date | null {
  if (written.includes('T') === isAllDay) return null
  return isAllDay ? startOfBerlinDay(written, Number(isEnd)) : new Date(written)
}
