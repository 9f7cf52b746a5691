import { addDays } from '@/lib/contract/common/add-days'

// Days (`2026-11-14`) and months (`2026-11`) have the format of the contract. All calculations use
// UTC.

/** Returns the weekday of a day; 0 is Monday. */
export function getWeekday(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

export const toMonth = (day: string) => day.slice(0, 7)

export const getFirstDay = (month: string) => `${month}-01`

export function getLastDay(month: string): string {
  return addDays(getFirstDay(addMonths(month, 1)), -1)
}

export function addMonths(month: string, count: number): string {
  const date = new Date(getFirstDay(month))
  date.setUTCMonth(date.getUTCMonth() + count)
  return date.toISOString().slice(0, 7)
}

/** Returns the first and last day of the weeks that contain days of a month. */
export function getDisplayedRange(month: string): { first: string; last: string } {
  const first = getFirstDay(month)
  const last = getLastDay(month)
  return { first: addDays(first, -getWeekday(first)), last: addDays(last, 6 - getWeekday(last)) }
}

/** The calendar displays the months from this year on. */
const firstYear = 2000
const lastYear = 2099

/** Returns true for a month that the calendar can display. */
export function isMonth(text: string): boolean {
  const { year, month } = /^(?<year>\d{4})-(?<month>\d{2})$/.exec(text)?.groups ?? {}
  const isMonthNumber = Number(month) >= 1 && Number(month) <= 12
  return isMonthNumber && Number(year) >= firstYear && Number(year) <= lastYear
}
