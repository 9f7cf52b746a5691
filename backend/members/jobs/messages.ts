import type { Locale } from '@/lib/contract/common/locale'

/** Validation messages for ads, by language. */
const messages = {
  de: {
    required: 'Diese Angabe fehlt noch.',
    application: 'Bitte geben Sie eine Webadresse oder eine E-Mail-Adresse für Bewerbungen an.',
    deadline: 'Die Bewerbungsfrist muss in der Zukunft liegen.',
    organization: 'Dieses Mitglied gibt es im Verzeichnis nicht oder nicht mehr.',
  },
  en: {
    required: 'This field is required.',
    application: 'Please enter a web address or an email address for applications.',
    deadline: 'The application deadline must be in the future.',
    organization: 'This member isn’t in the directory.',
  },
} satisfies Record<Locale, Record<string, string>>

export function jobMessage(locale: Locale, key: keyof (typeof messages)['de']): string {
  return messages[locale][key]
}
