import type { Locale } from '@/lib/contract/common/locale'

const messages = {
  de: { noReviewer: 'Hier kann nur gefragt werden, wer außer Ihnen noch Seiten bearbeitet.' },
  en: { noReviewer: 'Only others who edit pages can be asked here.' },
} satisfies Record<Locale, Record<string, string>>

/** The message for an invalid request for a review. */
export function feedbackMessage(locale: Locale, key: keyof (typeof messages)['de']): string {
  return messages[locale][key]
}
