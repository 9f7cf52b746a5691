import type { Locale } from '@/lib/contract/common/locale'

const messages = {
  de: {
    notShareable:
      'In dieser Sprache gibt es den Entwurf nicht, oder nur angemeldete Personen dürfen ihn lesen.',
  },
  en: { notShareable: 'The draft doesn’t exist in this language, or only people with a login may read it.' },
} satisfies Record<Locale, Record<string, string>>

/** Returns an error message for a preview link that cannot be created. */
export function previewLinkMessage(locale: Locale, key: keyof (typeof messages)['de']): string {
  return messages[locale][key]
}
