import type { DispatchedList } from '@/backend/platform/db/schema/members/newsletters'
import type { Locale } from '@/lib/contract/common/locale'

/** Sentences around the content of every mail of a list. */
interface FrameTexts {
  greeting(name: string | null): string
  reason: string
  settings: string
  unsubscribe: string
  imprint: string
}

const german = {
  greeting: (name: string | null) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  settings: 'Themen und Sprache ändern',
  imprint: 'Impressum',
}
const english = {
  greeting: (name: string | null) => (name ? `Dear ${name},` : 'Hello,'),
  settings: 'Change topics and language',
  imprint: 'Imprint',
}

export const frameTexts: Record<DispatchedList, Record<Locale, FrameTexts>> = {
  newsletter: {
    de: {
      ...german,
      reason: 'Sie erhalten diesen Newsletter, weil Sie ihn abonniert haben.',
      unsubscribe: 'Newsletter abbestellen',
    },
    en: {
      ...english,
      reason: 'You are receiving this newsletter because you subscribed to it.',
      unsubscribe: 'Unsubscribe',
    },
  },
  press: {
    de: {
      ...german,
      reason:
        'Sie erhalten diese Pressemitteilung, weil Sie sich für unseren Presseverteiler angemeldet haben.',
      unsubscribe: 'Vom Presseverteiler abmelden',
    },
    en: {
      ...english,
      reason: 'You are receiving this press release because you subscribed to our press mailing list.',
      unsubscribe: 'Unsubscribe from the press mailing list',
    },
  },
}
