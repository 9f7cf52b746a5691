import type { Locale } from '@/lib/contract/common/locale'
import { fillIn } from '@/lib/text/fill-in'
import type { Letters } from './letter'

/** Mails to subscribers, with texts from the settings of the site. */
const textsFromSettings: Pick<Letters, 'confirm-subscription' | 'subscription-confirmed' | 'subscription-exists'> = {
  'confirm-subscription': ({ list, topics, at: signUpTime, url: confirmUrl }, { texts }) => ({
    subject: fillIn(texts.confirm_subject, { list }),
    preheader: texts.confirm_preheader,
    paragraphs: [fillIn(texts.confirm_text, { list })],
    facts: [
      { label: texts.confirm_topics, value: topics },
      { label: texts.confirm_time, value: signUpTime },
    ],
    action: { label: texts.confirm_button, url: confirmUrl },
    afterwards: [texts.confirm_validity, texts.confirm_ignore],
  }),
  'subscription-confirmed': ({ list, about: search, url: settingsUrl, unsubscribeUrl }, { texts }) => ({
    subject: fillIn(texts.subscribed_subject, { list }),
    preheader: texts.subscribed_preheader,
    paragraphs: [fillIn(search ? texts.subscribed_alert : texts.subscribed_text, { list, search })],
    action: { label: texts.subscription_settings, url: settingsUrl },
    afterwards: [`${texts.subscription_unsubscribe} ${unsubscribeUrl}`],
  }),
  'subscription-exists': ({ list, about: search, url: settingsUrl, unsubscribeUrl }, { texts }) => ({
    subject: fillIn(texts.repeated_subject, { list }),
    preheader: texts.repeated_preheader,
    paragraphs: [fillIn(search ? texts.repeated_alert : texts.repeated_text, { list, search })],
    action: { label: texts.subscription_settings, url: settingsUrl },
    afterwards: [`${texts.subscription_unsubscribe} ${unsubscribeUrl}`, texts.repeated_ignore],
  }),
}

type SubscriptionMail = keyof typeof textsFromSettings | 'press-subscription-notice' | 'job-alert'

/** Mails about newsletter, press mailing list and job alerts. */
export const subscriptionMails: Record<Locale, Pick<Letters, SubscriptionMail>> = {
  de: {
    ...textsFromSettings,
    'press-subscription-notice': ({ name, email, medium, position, phone, topics }) => ({
      isToOffice: true,
      subject: `Neu im Presseverteiler: ${name}`,
      preheader: 'Die Adresse ist bestätigt.',
      paragraphs: ['in den Presseverteiler hat sich jemand eingetragen. Die E-Mail-Adresse ist bestätigt.'],
      facts: [
        { label: 'Name', value: name },
        { label: 'Medium', value: medium },
        { label: 'Funktion', value: position },
        { label: 'E-Mail', value: email },
        { label: 'Telefon', value: phone },
        { label: 'Themen', value: topics },
      ],
    }),
    'job-alert': ({ about: search, jobs, more: unlistedCount, boardUrl, url: settingsUrl, unsubscribeUrl }) => ({
      subject:
        jobs.length === 1 && jobs[0]
          ? `Neue Stelle: ${jobs[0].title}`
          : `${jobs.length + unlistedCount} neue Stellen für Sie`,
      preheader: jobs.map(({ title }) => title).join(', '),
      paragraphs: [search === '' ? 'neu in der Jobbörse:' : `neu in der Jobbörse zu Ihrer Suche ${search}:`],
      entries: jobs.map(({ title, facts, deadline, url }) => ({
        title,
        text: deadline === '' ? facts : `${facts}, Bewerbung bis ${deadline}`,
        url,
      })),
      action: {
        label:
          unlistedCount > 0 ? `Alle ansehen, auch die ${unlistedCount} weiteren` : 'Alle passenden Stellen ansehen',
        url: boardUrl,
      },
      afterwards: [
        `Wie oft wir Ihnen schreiben, stellen Sie hier ein: ${settingsUrl}`,
        `Mit einem Klick melden Sie sich hier ab: ${unsubscribeUrl}`,
      ],
    }),
  },
  en: {
    ...textsFromSettings,
    'press-subscription-notice': ({ name, email, medium, position, phone, topics }) => ({
      isToOffice: true,
      subject: `New on the press mailing list: ${name}`,
      preheader: 'The address is confirmed.',
      paragraphs: ['Someone has joined the press mailing list. The email address is confirmed.'],
      facts: [
        { label: 'Name', value: name },
        { label: 'Media outlet', value: medium },
        { label: 'Position', value: position },
        { label: 'Email', value: email },
        { label: 'Phone', value: phone },
        { label: 'Topics', value: topics },
      ],
    }),
    'job-alert': ({ about: search, jobs, more: unlistedCount, boardUrl, url: settingsUrl, unsubscribeUrl }) => ({
      subject:
        jobs.length === 1 && jobs[0] ? `New job: ${jobs[0].title}` : `${jobs.length + unlistedCount} new jobs for you`,
      preheader: jobs.map(({ title }) => title).join(', '),
      paragraphs: [search === '' ? 'New on the job board:' : `New on the job board for your search ${search}:`],
      entries: jobs.map(({ title, facts, deadline, url }) => ({
        title,
        text: deadline === '' ? facts : `${facts}, apply by ${deadline}`,
        url,
      })),
      action: {
        label: unlistedCount > 0 ? `See all, including ${unlistedCount} more` : 'See all matching jobs',
        url: boardUrl,
      },
      afterwards: [
        `Choose how often we write to you: ${settingsUrl}`,
        `Unsubscribe with one click here: ${unsubscribeUrl}`,
      ],
    }),
  },
}
