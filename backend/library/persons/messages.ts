import type { Locale } from '@/lib/contract/common/locale'

/** Reasons why a contact person cannot be written. */
const messages = {
  de: { noCategory: 'Diese Kategorie gibt es nicht mehr.', noPicture: 'Dieses Bild gibt es nicht mehr.' },
  en: { noCategory: 'This category no longer exists.', noPicture: 'This picture no longer exists.' },
} as const satisfies Record<Locale, Record<string, string>>

/** A message in a language. */
export function personMessage(locale: Locale, key: keyof (typeof messages)['de']): string {
  return messages[locale][key]
}
