import {
  defaultMailTexts,
  listPlaceholders,
  type MailTextName,
  mailTextNames,
} from '@/lib/contract/administration/mail-texts'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { toObject } from '@/lib/contract/common/to-object'
import { fillIn } from '@/lib/text/fill-in'
import { settingsMessage } from './messages'

type MailTexts = Record<MailTextName, Record<Locale, string>>

/** Returns the stored sentences, and defaults for missing sentences. */
export function readMailTexts(storedTexts: Partial<MailTexts>): MailTexts {
  return toObject(mailTextNames, (name) =>
    toObject(locales, (locale) => storedTexts[name]?.[locale] || defaultMailTexts[name][locale]),
  )
}

/** Returns only sentences that differ from the defaults, so that releases can improve defaults. */
export function toStoredMailTexts(values: MailTexts): Partial<MailTexts> {
  const storedTexts: Partial<MailTexts> = {}
  for (const name of mailTextNames) {
    const text = toObject(locales, (locale) =>
      values[name][locale] === defaultMailTexts[name][locale] ? '' : values[name][locale],
    )
    if (locales.some((locale) => text[locale] !== '')) storedTexts[name] = text
  }
  return storedTexts
}

/** Finds unknown placeholders, which would appear in mails. */
export function checkMailTexts(values: MailTexts, locale: Locale): Record<string, string[]> {
  const problems: Record<string, string[]> = {}
  for (const name of mailTextNames) {
    const placeholders = listPlaceholders(defaultMailTexts[name].de)
    const [placeholder] = locales
      .flatMap((language) => listPlaceholders(values[name][language]))
      .filter((candidate) => !placeholders.includes(candidate))
    if (placeholder === undefined) continue
    problems[name] = [fillIn(settingsMessage(locale, 'unknownPlaceholder'), { placeholder })]
  }
  return problems
}
