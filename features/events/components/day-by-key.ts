import { addDays, addMonths, firstDayOf, lastDayOf, monthOf, weekdayOf } from '../days'

/** The day that a key leads to in a calendar (ARIA Authoring Practices); null for other keys. */
export function dayByKey(key: string, day: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return inMonth(day, -1)
    case 'PageDown':
      return inMonth(day, 1)
    default:
      return null
  }
}

/** The same day some months later, or the last one of a shorter month. */
function inMonth(day: string, months: number): string {
  const month = addMonths(monthOf(day), months)
  const lastDate = Number(lastDayOf(month).slice(8))
  return addDays(firstDayOf(month), Math.min(Number(day.slice(8)), lastDate) - 1)
}
