import { addDays } from '@/lib/contract/common/add-days'
import { addMonths, getFirstDay, getLastDay, getWeekday, toMonth } from '../days'

/**
 * Returns the day to which a key moves in the calendar, as recommended by the ARIA Authoring
 * Practices; null for a key without a function.
 */
export function findDayByKey(key: string, day: string): string | null {
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
      return addDays(day, -getWeekday(day))
    case 'End':
      return addDays(day, 6 - getWeekday(day))
    case 'PageUp':
      return addMonthsToDay(day, -1)
    case 'PageDown':
      return addMonthsToDay(day, 1)
    default:
      return null
  }
}

/** Returns the same day some months later, or the last day of a shorter month. */
function addMonthsToDay(day: string, months: number): string {
  const month = addMonths(toMonth(day), months)
  const lastDate = Number(getLastDay(month).slice(8))
  return addDays(getFirstDay(month), Math.min(Number(day.slice(8)), lastDate) - 1)
}
