import type { Locale } from '@/lib/contract/common/locale'
import { accessMails } from './access-mails'
import { accountMails } from './account-mails'
import { entryMails } from './entry-mails'
import { feedbackMails } from './feedback-mails'
import { jobMails } from './job-mails'
import type { Letters } from './letter'
import { registrationMails } from './registration-mails'
import { siteMails } from './site-mails'
import { subscriptionMails } from './subscription-mails'

/** Letters of all templates except dispatches. Each topic has a file with both languages. */
export const letters: Record<Locale, Letters> = { de: combineLetters('de'), en: combineLetters('en') }

function combineLetters(locale: Locale): Letters {
  return {
    ...accessMails[locale],
    ...accountMails[locale],
    ...entryMails[locale],
    ...feedbackMails[locale],
    ...jobMails[locale],
    ...registrationMails[locale],
    ...siteMails[locale],
    ...subscriptionMails[locale],
  }
}
