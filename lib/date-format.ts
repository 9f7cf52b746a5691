import { type Locale, languageTags } from './contract/common/locale'

const utc = { timeZone: 'UTC' } as const
const berlin = { timeZone: 'Europe/Berlin' } as const
const figures = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

const styles = {
  date: { dateStyle: 'long', ...utc },
  dateTime: { dateStyle: 'long', timeStyle: 'short', ...berlin },
  dayOfYear: { day: 'numeric', month: 'long', ...utc },
  month: { month: 'long', ...utc },
  longWeekday: { weekday: 'long', ...utc },
  shortWeekday: { weekday: 'short', ...utc },
  dayInFigures: { ...figures, ...berlin },
  timeInFigures: { ...figures, hour: '2-digit', minute: '2-digit', ...berlin },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

type Style = keyof typeof styles

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Returns the date format of a style. Formats are reused, because creating one takes fifty times as
 * long as using it.
 */
export function getDateFormat(style: Style, locale: Locale): Intl.DateTimeFormat {
  const key = `${style} ${locale}`
  const cachedFormat = formats.get(key)
  if (cachedFormat) return cachedFormat
  const format = new Intl.DateTimeFormat(languageTags[locale], styles[style])
  formats.set(key, format)
  return format
}
