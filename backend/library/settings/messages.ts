import type { Locale } from '@/lib/contract/common/locale'

/** Error messages for settings that cannot be saved. */
const messages = {
  de: {
    unknownPlaceholder: 'Unbekannter Platzhalter: {placeholder}.',
    noPicture: 'Dieses Bild gibt es nicht mehr.',
    lowContrast:
      'Zu hell: Der Kontrast ist {ratio}:1, nötig ist {least}:1. Die nächste geeignete Farbe ist {nearest}.',
  },
  en: {
    unknownPlaceholder: 'Unknown placeholder: {placeholder}.',
    noPicture: 'This picture no longer exists.',
    lowContrast:
      'Too light: the contrast is {ratio}:1, but at least {least}:1 is required. The nearest color is {nearest}.',
  },
} as const satisfies Record<Locale, Record<string, string>>

export function settingsMessage(locale: Locale, key: keyof (typeof messages)['de']): string {
  return messages[locale][key]
}
