import type { Locale } from '@/lib/contract/common/locale'

const messages = {
  de: {
    nameTaken: 'So heißen schon andere Vorlagen.',
    tooLarge: 'Das ist zu viel für eine Vorlage. Bitte wählen Sie weniger Blöcke.',
    tooMany: 'Mehr Vorlagen kann es nicht geben. Bitte löschen Sie zuerst eine.',
  },
  en: {
    nameTaken: 'There is another template of this name.',
    tooLarge: 'This is too much for one template. Please choose fewer blocks.',
    tooMany: 'There cannot be more templates. Please delete one first.',
  },
} satisfies Record<Locale, Record<string, string>>

/** Validation messages for templates, by language. */
export function savedBlocksMessage(locale: Locale, key: keyof (typeof messages)['de']): string {
  return messages[locale][key]
}
