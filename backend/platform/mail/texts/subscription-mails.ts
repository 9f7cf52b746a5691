import type { Locale } from '@/lib/contract/common/locale'
import type { MailTexts } from './letter'

type SubscriptionMail =
  | 'confirm-subscription'
  | 'subscription-confirmed'
  | 'subscription-exists'
  | 'press-subscription-notice'
  | 'job-alert'

/** Mails about newsletter, press mailing list and job alerts. */
export const subscriptionMails: Record<Locale, Pick<MailTexts['letters'], SubscriptionMail>> = {
  de: {
    'confirm-subscription': ({ name, list, topics, at, url }) => ({
      subject: `Bitte bestätigen Sie Ihre Anmeldung: ${list}`,
      preheader: 'Ihre Anmeldung gilt, sobald Sie sie bestätigt haben.',
      reader: name,
      paragraphs: [
        `diese E-Mail-Adresse wurde für unseren ${list} angemeldet. Bitte bestätigen Sie die Anmeldung.`,
      ],
      facts: [
        { label: 'Worum es geht', value: topics },
        { label: 'Zeitpunkt der Anmeldung', value: at },
      ],
      action: { label: 'Anmeldung bestätigen', url },
      afterwards: [
        'Der Link ist sieben Tage gültig.',
        'Sie haben sich nicht angemeldet? Dann bestätigen Sie bitte nichts: Ohne Bestätigung werden die Angaben nach sieben Tagen gelöscht.',
      ],
    }),
    'subscription-confirmed': ({ name, list, about, url, unsubscribeUrl }) => ({
      subject: `Willkommen in unserem ${list}`,
      preheader: 'Ihre Anmeldung ist bestätigt.',
      reader: name,
      paragraphs: [
        about
          ? `vielen Dank. Wir schreiben Ihnen ab jetzt, wenn in der Jobbörse neue Stellen erscheinen. Ihre Suche: ${about}. Häufigkeit und Sprache können Sie jederzeit ändern:`
          : `vielen Dank. Ihre Adresse ist jetzt für unseren ${list} angemeldet. Themen, Namen und Sprache können Sie jederzeit ändern:`,
      ],
      action: { label: 'Einstellungen ändern', url },
      afterwards: [`Mit einem Klick melden Sie sich hier ab: ${unsubscribeUrl}`],
    }),
    'subscription-exists': ({ name, list, about, url, unsubscribeUrl }) => ({
      subject: `Sie sind schon angemeldet: ${list}`,
      preheader: 'Es hat sich nichts geändert.',
      reader: name,
      paragraphs: [
        about
          ? `Ihre E-Mail-Adresse wurde gerade für unseren ${list} angegeben. Zu dieser Suche schreiben wir Ihnen schon, und es hat sich nichts geändert: ${about}. Häufigkeit und Sprache können Sie hier ändern:`
          : `Ihre E-Mail-Adresse wurde gerade für unseren ${list} angegeben. Sie ist dort schon angemeldet, und es hat sich nichts geändert. Themen, Namen und Sprache können Sie hier ändern:`,
      ],
      action: { label: 'Einstellungen ändern', url },
      afterwards: [
        `Mit einem Klick melden Sie sich hier ab: ${unsubscribeUrl}`,
        'Das waren nicht Sie? Dann brauchen Sie nichts zu tun.',
      ],
    }),
    'press-subscription-notice': ({ name, email, medium, position, phone, topics }) => ({
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
    'job-alert': ({ about, jobs, more, boardUrl, url, unsubscribeUrl }) => ({
      subject:
        jobs.length === 1 && jobs[0]
          ? `Neue Stelle: ${jobs[0].title}`
          : `${jobs.length + more} neue Stellen für Sie`,
      preheader: jobs.map(({ title }) => title).join(', '),
      paragraphs: [about === '' ? 'neu in der Jobbörse:' : `neu in der Jobbörse zu Ihrer Suche ${about}:`],
      entries: jobs.map(({ title, facts, deadline, url: address }) => ({
        title,
        text: deadline === '' ? facts : `${facts}, Bewerbung bis ${deadline}`,
        url: address,
      })),
      action: {
        label: more > 0 ? `Alle ansehen, auch die ${more} weiteren` : 'Alle passenden Stellen ansehen',
        url: boardUrl,
      },
      afterwards: [
        `Wie oft wir Ihnen schreiben, stellen Sie hier ein: ${url}`,
        `Mit einem Klick melden Sie sich hier ab: ${unsubscribeUrl}`,
      ],
    }),
  },
  en: {
    'confirm-subscription': ({ name, list, topics, at, url }) => ({
      subject: `Please confirm your subscription: ${list}`,
      preheader: 'Your subscription starts once you have confirmed it.',
      reader: name,
      paragraphs: [`This email address was entered for our ${list}. Please confirm your subscription.`],
      facts: [
        { label: 'Topics', value: topics },
        { label: 'Time of sign-up', value: at },
      ],
      action: { label: 'Confirm subscription', url },
      afterwards: [
        'The link is valid for seven days.',
        'If you didn’t sign up, please don’t confirm: without confirmation, the details will be deleted after seven days.',
      ],
    }),
    'subscription-confirmed': ({ name, list, about, url, unsubscribeUrl }) => ({
      subject: `Welcome to our ${list}`,
      preheader: 'Your subscription is confirmed.',
      reader: name,
      paragraphs: [
        about
          ? `Thank you. From now on, we will write to you when new job ads appear on the job board. Your search: ${about}. You can change the frequency and language at any time:`
          : `Thank you. Your address is now subscribed to our ${list}. You can change topics, name, and language at any time:`,
      ],
      action: { label: 'Change settings', url },
      afterwards: [`Unsubscribe with one click here: ${unsubscribeUrl}`],
    }),
    'subscription-exists': ({ name, list, about, url, unsubscribeUrl }) => ({
      subject: `You are already subscribed: ${list}`,
      preheader: 'Nothing has changed.',
      reader: name,
      paragraphs: [
        about
          ? `Your email address was just entered for our ${list}. We already write to you about this search, and nothing has changed: ${about}. You can change the frequency and language here:`
          : `Your email address was just entered for our ${list}. It is already subscribed, and nothing has changed. You can change topics, name, and language here:`,
      ],
      action: { label: 'Change settings', url },
      afterwards: [
        `Unsubscribe with one click here: ${unsubscribeUrl}`,
        'If this wasn’t you, you don’t need to do anything.',
      ],
    }),
    'press-subscription-notice': ({ name, email, medium, position, phone, topics }) => ({
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
    'job-alert': ({ about, jobs, more, boardUrl, url, unsubscribeUrl }) => ({
      subject:
        jobs.length === 1 && jobs[0] ? `New job: ${jobs[0].title}` : `${jobs.length + more} new jobs for you`,
      preheader: jobs.map(({ title }) => title).join(', '),
      paragraphs: [about === '' ? 'New on the job board:' : `New on the job board for your search ${about}:`],
      entries: jobs.map(({ title, facts, deadline, url: address }) => ({
        title,
        text: deadline === '' ? facts : `${facts}, apply by ${deadline}`,
        url: address,
      })),
      action: {
        label: more > 0 ? `See all, including ${more} more` : 'See all matching jobs',
        url: boardUrl,
      },
      afterwards: [
        `Choose how often we write to you: ${url}`,
        `Unsubscribe with one click here: ${unsubscribeUrl}`,
      ],
    }),
  },
}
