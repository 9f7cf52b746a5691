import type { Locale } from '@/lib/contract/common/locale'
import { accessMails } from './access-mails'
import { accountMails } from './account-mails'
import { entryMails } from './entry-mails'
import { feedbackMails } from './feedback-mails'
import { jobMails } from './job-mails'
import type { MailTexts } from './letter'
import { registrationMails } from './registration-mails'
import { siteMails } from './site-mails'
import { subscriptionMails } from './subscription-mails'

/** The greeting, closing and notes that surround the content of a mail. */
const frames: Record<Locale, Omit<MailTexts, 'letters'>> = {
  de: {
    greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    closing: 'Freundliche Grüße',
    addressHint: 'Falls sich der Link nicht öffnet, kopieren Sie bitte diese Adresse in Ihren Browser:',
    automatic: 'Diese E-Mail wurde automatisch verschickt.',
  },
  en: {
    greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
    closing: 'Kind regards',
    addressHint: 'If the link doesn’t open, please copy this address into your browser:',
    automatic: 'This email was sent automatically.',
  },
}

/**
 * The texts of all mails except newsletter issues (`backend/members/newsletters`). Each topic has a
 * file with both languages.
 */
export const mailTexts: Record<Locale, MailTexts> = { de: combineTexts('de'), en: combineTexts('en') }

function combineTexts(locale: Locale): MailTexts {
  return {
    ...frames[locale],
    letters: {
      ...accessMails[locale],
      ...accountMails[locale],
      ...entryMails[locale],
      ...feedbackMails[locale],
      ...jobMails[locale],
      ...registrationMails[locale],
      ...siteMails[locale],
      ...subscriptionMails[locale],
    },
  }
}
