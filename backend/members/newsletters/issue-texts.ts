import type { Locale } from '@/lib/contract/common/locale'

/** Sentences around the content of every issue. */
export const issueTexts: Record<
  Locale,
  {
    greeting(name: string | null): string
    reason: string
    settings: string
    unsubscribe: string
    imprint: string
  }
> = {
  de: {
    greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    reason: 'Sie erhalten diesen Newsletter, weil Sie ihn abonniert haben.',
    settings: 'Themen und Sprache ändern',
    unsubscribe: 'Newsletter abbestellen',
    imprint: 'Impressum',
  },
  en: {
    greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
    reason: 'You are receiving this newsletter because you subscribed to it.',
    settings: 'Change topics and language',
    unsubscribe: 'Unsubscribe',
    imprint: 'Imprint',
  },
}
