import type { Locale } from '@/lib/contract/common/locale'
import { fillIn } from '@/lib/text/fill-in'
import {
  dispatchedTemplates,
  type LetterTemplate,
  type MailData,
  type MailTemplate,
} from '../db/schema/operations/mail-data'
import type { SiteIdentity } from './site-identity'
import type { Letter } from './texts/letter'
import { letters } from './texts/mail-texts'
import { toGreetingName, toOneLine } from './texts/one-line'

/** A letter with single-line strings and a safe greeting. */
export type FinishedLetter = Omit<Letter, 'isToOffice'> & { greeting: string }

const maxSubjectLength = 120

export interface LetterContent {
  template: LetterTemplate
  data: MailData[LetterTemplate]
}

/** Returns true if a mail has fixed content, false if its content is created when it is sent. */
export function isLetter<T extends { template: MailTemplate; data: MailData[MailTemplate] }>(
  mail: T,
): mail is T & LetterContent {
  return !dispatchedTemplates.some((template) => template === mail.template)
}

export function createLetter<T extends LetterTemplate>(
  { locale, template, data }: { locale: Locale; template: T; data: MailData[T] },
  site: SiteIdentity,
): FinishedLetter {
  const { isToOffice, ...letter } = letters[locale][template](data, site)
  return {
    ...letter,
    subject: Array.from(toOneLine(letter.subject)).slice(0, maxSubjectLength).join(''),
    preheader: toOneLine(letter.preheader),
    greeting: toGreeting(site, isToOffice ? undefined : findName(data)),
    paragraphs: letter.paragraphs.map(toOneLine),
    ...(letter.facts && {
      facts: letter.facts
        .map(({ label, value }) => ({ label, value: toOneLine(value) }))
        .filter(({ value }) => value !== ''),
    }),
    ...(letter.entries && {
      entries: letter.entries.map(({ title, text, url }) => ({
        title: toOneLine(title),
        text: toOneLine(text),
        url,
      })),
    }),
    ...(letter.afterwards && { afterwards: letter.afterwards.map(toOneLine) }),
  }
}

function findName(data: MailData[LetterTemplate]): string | undefined {
  return 'name' in data ? data.name : undefined
}

/** Returns the greeting of a reader, without a name that is empty or unsafe. */
export function toGreeting({ texts }: Pick<SiteIdentity, 'texts'>, name: string | undefined): string {
  const safeName = toGreetingName(name)
  return safeName === null ? texts.mail_greeting : fillIn(texts.mail_greeting_by_name, { name: safeName })
}
