import type { Locale } from '@/lib/contract/locale'

/** Why a menu cannot be written. */
const messages = {
  de: { noParent: 'Diese Seite gibt es nicht, oder sie ist die Seite selbst.' },
  en: { noParent: 'There is no such page, or it is the page itself.' },
} as const satisfies Record<Locale, Record<string, string>>

/** A message in a language. */
export function navigationMessage(locale: Locale, key: keyof (typeof messages)['de']): string {
  return messages[locale][key]
}
