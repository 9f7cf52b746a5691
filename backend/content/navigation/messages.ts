import type { Locale } from '@/lib/contract/common/locale'

/** Title and validation messages of the navigation, by language. */
const messages = {
  de: {
    title: 'Menü und Fußzeile',
    noParent: 'Diese Seite gibt es nicht, oder sie ist die Seite selbst.',
    gone: 'Ein Eintrag, der hier stand, ist inzwischen gelöscht.',
    twice: 'Ein Eintrag steht hier zweimal.',
    homeStays: 'Die Startseite steht immer auf der obersten Ebene.',
  },
  en: {
    title: 'Menu and footer',
    noParent: 'There is no such page, or it is the page itself.',
    gone: 'An entry that was here has been deleted.',
    twice: 'An entry is here twice.',
    homeStays: 'The home page always stands at the top level.',
  },
} as const satisfies Record<Locale, Record<string, string>>

/** A message in a language. */
export function navigationMessage(locale: Locale, key: keyof (typeof messages)['de']): string {
  return messages[locale][key]
}
