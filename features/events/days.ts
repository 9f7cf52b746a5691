/** Days as the contract writes them (`2026-11-14`) and months (`2026-11`), counted without any clock. */

const dayMs = 86_400_000

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

/** 0 for Monday. */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

export const monthOf = (day: string) => day.slice(0, 7)

export const firstDayOf = (month: string) => `${month}-01`

export function lastDayOf(month: string): string {
  return addDays(firstDayOf(addMonths(month, 1)), -1)
}

export function addMonths(month: string, count: number): string {
  const date = new Date(firstDayOf(month))
  date.setUTCMonth(date.getUTCMonth() + count)
  return date.toISOString().slice(0, 7)
}

/** The days of the whole weeks that a month lies in. */
export function daysAround(month: string): { first: string; last: string } {
  const first = firstDayOf(month)
  const last = lastDayOf(month)
  return { first: addDays(first, -weekdayOf(first)), last: addDays(last, 6 - weekdayOf(last)) }
}

/** The years that have a calendar: events lie in them. */
const firstYear = 2000
const lastYear = 2099

/** Whether a text names a month that has a calendar. */
export function isMonth(text: string): boolean {
  const { year, month } = /^(?<year>\d{4})-(?<month>\d{2})$/.exec(text)?.groups ?? {}
  const isOfYear = Number(month) >= 1 && Number(month) <= 12
  return isOfYear && Number(year) >= firstYear && Number(year) <= lastYear
}
