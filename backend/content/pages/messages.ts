import type { Locale } from '@/lib/contract/common/locale'

const messages = {
  de: {
    inPast: 'Der Zeitpunkt muss in der Zukunft liegen.',
    scheduleOrder: 'Die Seite muss später offline gehen, als sie veröffentlicht wird.',
  },
  en: {
    inPast: 'The time must lie in the future.',
    scheduleOrder: 'The page must go offline later than it is published.',
  },
} satisfies Record<Locale, Record<string, string>>

/** The message about a rejected time. */
export function scheduleMessage(locale: Locale, key: keyof (typeof messages)['de']): string {
  return messages[locale][key]
}
