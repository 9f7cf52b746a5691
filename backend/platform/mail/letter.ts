import type { Locale } from '@/lib/contract/common/locale'
import type { MailData, MailTemplate } from '../db/schema/operations/mail-data'
import type { Organization } from './organization'
import { de } from './texts/de'
import { en } from './texts/en'
import type { Letter, MailTexts } from './texts/letter'
import { greetingName, oneLine } from './texts/one-line'

export const mailTexts: Record<Locale, MailTexts> = { de, en }

/** A letter whose strings are single lines and which greets nobody by an address or an advertisement. */
export type FinishedLetter = Omit<Letter, 'reader'> & { greeting: string }

const maxSubjectLength = 120

/** Writes a mail's letter. */
export function letterOf<T extends MailTemplate>(
  { locale, template, data }: { locale: Locale; template: T; data: MailData[T] },
  organization: Organization,
): FinishedLetter {
  const texts = mailTexts[locale]
  const { reader, ...letter } = texts.letters[template](data, organization)
  return {
    ...letter,
    subject: Array.from(oneLine(letter.subject)).slice(0, maxSubjectLength).join(''),
    preheader: oneLine(letter.preheader),
    greeting: texts.greeting(greetingName(reader)),
    paragraphs: letter.paragraphs.map(oneLine),
    ...(letter.facts && {
      facts: letter.facts
        .map(({ label, value }) => ({ label, value: oneLine(value) }))
        .filter(({ value }) => value !== ''),
    }),
    ...(letter.entries && {
      entries: letter.entries.map(({ title, text, url }) => ({
        title: oneLine(title),
        text: oneLine(text),
        url,
      })),
    }),
    ...(letter.afterwards && { afterwards: letter.afterwards.map(oneLine) }),
  }
}
