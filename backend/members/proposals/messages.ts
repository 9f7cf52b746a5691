import type { Locale } from '@/lib/contract/common/locale'

/** Validation messages for proposals and decisions, by language. */
const messages = {
  de: {
    nothingChanged: 'Das steht schon so im Eintrag.',
    undecided: 'Darüber ist noch nicht entschieden.',
    badValue: 'Ungültiger Wert.',
    logoGone: 'Dieses Logo ist nicht mehr da. Bitte laden Sie es noch einmal hoch.',
  },
  en: {
    nothingChanged: 'The entry says so already.',
    undecided: 'This is not decided yet.',
    badValue: 'Invalid value.',
    logoGone: 'This logo is gone. Please upload it again.',
  },
} satisfies Record<Locale, Record<string, string>>

/** The text of a message in a language. */
export function proposalMessage(locale: Locale, key: keyof (typeof messages)['de']): string {
  return messages[locale][key]
}
