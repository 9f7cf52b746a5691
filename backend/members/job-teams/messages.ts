import type { Locale } from '@/lib/contract/common/locale'

/** Validation messages for teams, by language. */
const messages = {
  de: { key: 'Diese Einladung ist abgelaufen, zurückgezogen oder schon angenommen.' },
  en: { key: 'This invitation has expired, was withdrawn, or has already been accepted.' },
} satisfies Record<Locale, Record<string, string>>

export function teamMessage(locale: Locale, key: keyof (typeof messages)['de']): string {
  return messages[locale][key]
}
