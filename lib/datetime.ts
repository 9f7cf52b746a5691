import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import type { Locale } from './contract/locale'

dayjs.extend(utc)
dayjs.extend(timezone)

/** A point in time as the contract writes it: ISO 8601 with the offset of Europe/Berlin. */
export function toBerlinIso(time: Date): string {
  return dayjs(time).tz('Europe/Berlin').format('YYYY-MM-DDTHH:mm:ssZ')
}

const dayFormats = { de: 'de-DE', en: 'en-GB' } as const

/** A day (`YYYY-MM-DD`) in the words of a language: `24. Mai 2024`, `24 May 2024`. */
export function dayInWords(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(dayFormats[locale], { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(day))
}
