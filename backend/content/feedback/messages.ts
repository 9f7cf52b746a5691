import type { Locale } from '@/lib/contract/common/locale'

const messages = {
  de: { noReviewer: 'Um Freigabe können Sie nur andere Personen bitten, die Seiten bearbeiten.' },
  en: { noReviewer: 'You can ask only other people who edit pages for approval.' },
} satisfies Record<Locale, Record<string, string>>

/** Returns a message for an invalid request for a review. */
export function feedbackMessage(locale: Locale, key: keyof (typeof messages)['de']): string {
  return messages[locale][key]
}
