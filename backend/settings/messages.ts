import type { Locale } from '@/lib/contract/locale'

/** Why settings cannot be written. */
const messages = {
  de: { noPicture: 'Dieses Bild gibt es nicht mehr.' },
  en: { noPicture: 'This picture no longer exists.' },
} as const satisfies Record<Locale, Record<string, string>>

/** A message in a language. */
export function settingsMessage(locale: Locale, key: keyof (typeof messages)['de']): string {
  return messages[locale][key]
}
