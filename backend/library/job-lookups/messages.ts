import type { Locale } from '@/lib/contract/common/locale'

/** Messages about invalid values of lookups and of job ads. */
const messages = {
  de: {
    unknown: 'Diesen Wert gibt es nicht oder nicht mehr.',
    fixed: 'Das bleibt, wie es ist: Anzeigen und Adressen verwenden es.',
    taken: 'Dieses Kürzel hat schon ein anderer Wert des Felds.',
    noSlug: 'Bitte geben Sie ein Kürzel aus lateinischen Buchstaben und Ziffern an.',
  },
  en: {
    unknown: 'There is no such value, or no longer.',
    fixed: 'This stays as it is: ads and addresses use it.',
    taken: 'Another value of the field has this identifier already.',
    noSlug: 'Please enter an identifier of Latin letters and digits.',
  },
} as const satisfies Record<Locale, Record<string, string>>

export function lookupMessage(locale: Locale, key: keyof (typeof messages)['de']): string {
  return messages[locale][key]
}
