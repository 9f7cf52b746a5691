import { getStartOfBerlinDay, toBerlinDay, toBerlinIso } from '@/lib/datetime'
import type { Values } from '../calls'
import type { Field } from '../record-type'

/**
 * Converts days to times of the same span, or times to days, after the change of a checkbox for
 * whole days. The end of a span of days is the start of the next day.
 * @returns the converted values, by name of the field
 */
export function convertToAllDay(
  fields: Readonly<Record<string, Field>>,
  values: Values,
  { name, isAllDay }: { name: string; isAllDay: boolean },
): Values {
  const newValues: Record<string, unknown> = {}
  for (const [fieldName, field] of Object.entries(fields)) {
    if (field.kind !== 'day' || field.allDayField !== name) continue
    const text = String(values[fieldName] ?? '')
    const isEnd = field.startField !== undefined
    const start = String(newValues[field.startField ?? ''] ?? '')
    const value = isAllDay ? toDay(text, { isEnd, start }) : toTime(text, isEnd)
    if (value !== null) newValues[fieldName] = value
  }
  return newValues
}

/** Returns the day of a time, or the day of the start if that is later; null for any other text. */
function toDay(text: string, { isEnd, start }: { isEnd: boolean; start: string }): string | null {
  const time = Date.parse(text)
  if (!text.includes('T') || Number.isNaN(time)) return null
  const day = toBerlinDay(new Date(isEnd ? time - 1 : time))
  return day < start ? start : day
}

const toTime = (text: string, isEnd: boolean) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? toBerlinIso(getStartOfBerlinDay(text, Number(isEnd))) : null
