import { addDays } from '../common/add-days'

/** Start and end of an event as in the contract: days, or times with the offset of Berlin. */
export interface EventTimes {
  start: string
  end: string
  all_day: boolean
}

/**
 * An event that ends by this time, such as a party after a performance, is treated as ending on the
 * day before.
 */
const endOfNight = '06:00'

/** Returns the first and last day of an event. */
export function toDayRange({ start, end, all_day: isAllDay }: EventTimes): { first: string; last: string } {
  const first = start.slice(0, 10)
  const last = end.slice(0, 10)
  if (isAllDay || last <= first) return { first, last }
  const endsAtNight = end.slice(11, 16) <= endOfNight
  return { first, last: endsAtNight ? addDays(last, -1) : last }
}
