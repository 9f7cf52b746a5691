import type { Locale } from '@/lib/contract/common/locale'
import type { listTopics, MailingList } from '@/lib/contract/forms/subscription'

type Topic = (typeof listTopics)[MailingList][number]

/** The names of mailing lists and their topics, for mails. */
const names: Record<Locale, { lists: Record<MailingList, string>; topics: Record<Topic, string> }> = {
  de: {
    lists: { newsletter: 'Newsletter', press: 'Presseverteiler', 'job-alerts': 'Stellenservice' },
    topics: {
      agreements: 'Tarif und Recht',
      policy: 'Kulturpolitik',
      events: 'Termine und Seminare',
      statistics: 'Zahlen und Studien',
      invitations: 'Einladungen und Pressegespräche',
    },
  },
  en: {
    lists: { newsletter: 'newsletter', press: 'press mailing list', 'job-alerts': 'job alert' },
    topics: {
      agreements: 'Agreements and law',
      policy: 'Cultural policy',
      events: 'Events and seminars',
      statistics: 'Statistics and studies',
      invitations: 'Invitations and press briefings',
    },
  },
}

export function getListName(list: MailingList, locale: Locale): string {
  return names[locale].lists[list]
}

export function formatTopics(topics: readonly string[], locale: Locale): string {
  const titles: Record<string, string> = names[locale].topics
  return topics.flatMap((topic) => titles[topic] ?? []).join(', ')
}
