import type { Locale } from '@/lib/contract/common/locale'

/** Error messages for contact persons that cannot be saved. */
const messages = {
  de: { noCategory: 'Diese Kategorie gibt es nicht mehr.', noPicture: 'Dieses Bild gibt es nicht mehr.' },
  en: { noCategory: 'This category no longer exists.', noPicture: 'This picture no longer exists.' },
} as const satisfies Record<Locale, Record<string, string>>

export function personMessage(locale: Locale, key: keyof (typeof messages)['de']): string {
  return messages[locale][key]
}
