import type { Locale } from '@/lib/contract/common/locale'

const messages = {
  de: {
    nameTaken: 'Eine Vorlage mit diesem Namen gibt es schon.',
    tooLarge: 'Das ist zu viel für eine Vorlage. Bitte wählen Sie weniger Blöcke.',
    tooMany: 'Die Höchstzahl der Vorlagen ist erreicht. Bitte löschen Sie zuerst eine.',
  },
  en: {
    nameTaken: 'A template with this name already exists.',
    tooLarge: 'This is too much for one template. Please choose fewer blocks.',
    tooMany: 'The maximum number of templates has been reached. Please delete one first.',
  },
} satisfies Record<Locale, Record<string, string>>

/** Returns a validation message for templates. */
export function savedBlocksMessage(locale: Locale, key: keyof (typeof messages)['de']): string {
  return messages[locale][key]
}
