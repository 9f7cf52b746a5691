import { toText } from '@/lib/api/to-text'
import type { Locale } from '@/lib/contract/common/locale'
import { toLangAttribute } from '@/lib/i18n/lang-attribute'
import { isRecord } from '@/lib/is-record'
import { formatDate } from '@/lib/time-in-words'

/** An ad as an entry of a list, with values formatted for a language. */
export interface JobLine {
  id: number
  url: string
  title: string
  /** The language of the ad's texts; undefined if it is the language of the page. */
  language: string | undefined
  employer: string
  place: string
  /** The conditions of employment, such as working hours and pay. */
  facts: string[]
  /** The last day to apply; empty for none. */
  deadline: string
  /** The distance in kilometers; null if unknown or not requested. */
  distance: number | null
  deadlineInWords: string
}

/** Converts an item of a response to a list entry; null if the item is invalid. */
export function toJobLine(item: Record<string, unknown>, locale: Locale): JobLine | null {
  const { id, url, title, language, employment_type, contract_type } = item
  if (typeof id !== 'number' || typeof url !== 'string' || typeof title !== 'string') return null
  const itemLocale = language === 'de' || language === 'en' ? language : locale
  const deadline = toText(item.deadline)
  return {
    id,
    url,
    title,
    deadline,
    language: toLangAttribute(itemLocale, locale),
    distance: typeof item.distance === 'number' ? item.distance : null,
    employer: toText(item.employer),
    place: formatPlace(item),
    facts: [toName(employment_type), toName(contract_type)].filter(Boolean),
    deadlineInWords: deadline === '' ? '' : formatDate(deadline, locale),
  }
}

/** Formats the place of an ad. The country is added if it is not Germany. */
function formatPlace({ place, country }: Record<string, unknown>): string {
  const isAbroad = isRecord(country) && country.slug !== 'DE'
  return [toText(place), isAbroad ? toName(country) : ''].filter(Boolean).join(', ')
}

const toName = (value: unknown) => (isRecord(value) ? toText(value.name) : '')
