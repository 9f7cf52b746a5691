import type { z } from 'zod'
import type { Locale } from '@/lib/contract/common/locale'

/** Longer lists of allowed values do not help the reader. */
const mostListedValues = 20

const texts = {
  de: {
    allowed: (values: string) => `Erlaubte Werte: ${values}.`,
    number: 'Bitte geben Sie eine Zahl ein.',
    string: 'Bitte geben Sie einen Text ein.',
    boolean: 'Erlaubte Werte: true, false.',
    tooLong: (limit: string) => `Höchstens ${limit} Zeichen sind erlaubt.`,
    tooShort: (limit: string) => `Mindestens ${limit} Zeichen sind nötig.`,
    email: 'Ungültige E-Mail Adresse',
    reasons: {
      email_local_part:
        'Vor dem @ sind nur die Buchstaben a bis z, Ziffern und Zeichen wie Punkt, Bindestrich und + erlaubt.',
      address_query:
        'Eine Adresse mit „?“ oder „#“ kann nicht weitergeleitet werden. Bitte geben Sie nur den Teil davor an.',
      address_encoding:
        'Diese Adresse enthält ein Zeichen, das Browser und Server verschieden lesen: %, einen verschlüsselten Schrägstrich oder ein unsichtbares Zeichen.',
      synonyms: 'Bitte geben Sie 2 bis 24 Wörter an, durch Kommas getrennt.',
    },
    date: 'Bitte geben Sie ein Datum in dieser Form ein: 2026-12-24.',
    url: 'Bitte geben Sie eine vollständige Webadresse ein, zum Beispiel https://example.org.',
  },
  en: {
    allowed: (values: string) => `Allowed values: ${values}.`,
    number: 'Please enter a number.',
    string: 'Please enter text.',
    boolean: 'Allowed values: true, false.',
    tooLong: (limit: string) => `Use no more than ${limit} characters.`,
    tooShort: (limit: string) => `Use at least ${limit} characters.`,
    email: 'Invalid e-mail address!',
    reasons: {
      email_local_part:
        'Before the @, only the letters a to z, digits and signs such as a period, a hyphen and + are allowed.',
      address_query: 'An address with “?” or “#” cannot be redirected. Please enter only the part before it.',
      address_encoding:
        'This address contains a character that browsers and servers read differently: %, an encoded slash or an invisible character.',
      synonyms: 'Please enter 2 to 24 words, separated by commas.',
    },
    date: 'Please enter a date in this format: 2026-12-24.',
    url: 'Please enter a complete web address, for example https://example.org.',
  },
} as const satisfies Record<Locale, Record<string, unknown>>

/**
 * Describes the allowed values of a field, in the words of a form.
 * @returns null if the schema issue does not contain them
 */
export function describeIssue(issue: z.core.$ZodIssue, locale: Locale): string | null {
  const wording = texts[locale]
  const reasons: Readonly<Record<string, string>> = wording.reasons
  const reason = reasons[issue.message]
  if (reason !== undefined) return reason
  switch (issue.code) {
    case 'invalid_value':
      return issue.values.length > mostListedValues ? null : wording.allowed(issue.values.join(', '))
    case 'invalid_type':
      return describeType(issue.expected, locale)
    case 'invalid_format':
      return describeFormat(issue.format, locale)
    case 'too_big':
      return issue.origin === 'string' ? wording.tooLong(String(issue.maximum)) : null
    case 'too_small':
      return issue.origin === 'string' ? wording.tooShort(String(issue.minimum)) : null
    default:
      return null
  }
}

function describeFormat(format: string, locale: Locale): string | null {
  const { date, email, url } = texts[locale]
  return { date, email, url }[format] ?? null
}

function describeType(expectedType: string, locale: Locale): string | null {
  const { number, string, boolean } = texts[locale]
  return { number, int: number, string, boolean }[expectedType] ?? null
}
