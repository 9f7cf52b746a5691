import type { Locale } from '@/lib/contract/common/locale'

const messages = {
  de: {
    inPast: 'Der Zeitpunkt muss in der Zukunft liegen.',
    scheduleOrder: 'Das Ende der Veröffentlichung muss nach ihrem Beginn liegen.',
  },
  en: {
    inPast: 'The time must be in the future.',
    scheduleOrder: 'The page must go offline after it is published.',
  },
} satisfies Record<Locale, Record<string, string>>

/** Returns a message for a rejected time of a scheduled step. */
export function scheduleMessage(locale: Locale, key: keyof (typeof messages)['de']): string {
  return messages[locale][key]
}
