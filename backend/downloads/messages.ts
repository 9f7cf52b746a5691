import type { Locale } from '@/lib/contract/locale'

/** Why a category of downloads cannot be written. */
const messages = {
  de: { noSlug: 'Bitte geben Sie eine Kurzadresse an.', slugTaken: 'Diese Kurzadresse gibt es schon.' },
  en: { noSlug: 'Please enter a slug.', slugTaken: 'This slug exists already.' },
} as const satisfies Record<Locale, Record<string, string>>

/** A message in a language. */
export function downloadMessage(locale: Locale, key: keyof (typeof messages)['de']): string {
  return messages[locale][key]
}
