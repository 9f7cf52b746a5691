import type { z } from 'zod'
import type { Locale } from '@/lib/contract/common/locale'

/** Maximum length of a list of allowed values. A longer one would not help. */
const mostListedValues = 20

const texts = {
  de: {
    allowed: (values: string) => `Erlaubte Werte: ${values}.`,
    number: 'Bitte geben Sie eine Zahl ein.',
    wholeNumber: 'Bitte geben Sie eine ganze Zahl ein.',
    atLeast: (bound: string) => `Der Wert muss mindestens ${bound} sein.`,
    atMost: (bound: string) => `Der Wert darf höchstens ${bound} sein.`,
    fewest: (bound: string) => `Mindestanzahl: ${bound}.`,
    most: (bound: string) => `Höchstens ${bound} Einträge sind erlaubt.`,
    string: 'Bitte geben Sie einen Text ein.',
    list: 'Erwartet wird eine Liste.',
    object: 'Erwartet wird ein JSON-Objekt.',
    pattern: (pattern: string) => `Der Wert muss diesem Muster entsprechen: ${pattern}`,
    unknownNames: (names: string) => `Diese Angaben gibt es hier nicht: ${names}.`,
    boolean: 'Erlaubte Werte: true, false.',
    tooLong: (limit: string) => `Höchstens ${limit} Zeichen sind erlaubt.`,
    tooShort: (limit: string) => `Mindestens ${limit} Zeichen sind nötig.`,
    email: 'Ungültige E-Mail Adresse',
    reasons: {
      email_local_part:
        'Vor dem @ sind nur die Buchstaben a bis z, Ziffern und Zeichen wie Punkt, Bindestrich und + erlaubt.',
      address_query:
        'Eine Adresse mit „?“ oder „#“ kann nicht weitergeleitet werden. Bitte geben Sie nur den Teil davor an.',
      address_dots:
        'Eine Adresse darf keinen Teil enthalten, der nur aus einem oder zwei Punkten besteht, zum Beispiel /../.',
      address_encoding:
        'Diese Adresse enthält ein Zeichen, das Browser und Server verschieden lesen: %, einen verschlüsselten Schrägstrich oder ein unsichtbares Zeichen.',
      ascii_slug: 'Erlaubt sind bis zu 100 Zeichen: die Buchstaben a bis z, Ziffern, - und _.',
      color: 'Bitte geben Sie eine Farbe in dieser Form ein: #b71548.',
      country: 'Bitte geben Sie das Land mit zwei Großbuchstaben an, zum Beispiel DE.',
      link: 'Bitte geben Sie eine Adresse ein, die mit / oder mit https:// beginnt.',
      local_path: 'Bitte geben Sie eine Adresse dieser Website ein, die mit / beginnt, zum Beispiel /themen.',
      lookup_slug: 'Erlaubt sind die Buchstaben a bis z, Ziffern und einzelne Bindestriche dazwischen.',
      mail_sender:
        'Bitte geben Sie eine E-Mail-Adresse ein oder einen Namen mit der Adresse in spitzen Klammern, zum Beispiel Theater <post@example.org>.',
      slug: 'Die Adresse besteht aus Buchstaben, Ziffern und einzelnen Binde- oder Unterstrichen dazwischen.',
      synonyms: 'Bitte geben Sie 2 bis 24 Wörter an, durch Kommas getrennt.',
      unsafe_characters:
        'Der Text enthält unsichtbare Steuerzeichen. Bitte tippen Sie ihn neu ein, statt ihn einzufügen.',
    },
    date: 'Bitte geben Sie ein Datum in dieser Form ein: 2026-12-24.',
    datetime: 'Bitte geben Sie Datum und Uhrzeit in dieser Form ein: 2026-12-24T19:30:00+01:00.',
    url: 'Bitte geben Sie eine vollständige Webadresse ein, zum Beispiel https://example.org.',
  },
  en: {
    allowed: (values: string) => `Allowed values: ${values}.`,
    number: 'Please enter a number.',
    wholeNumber: 'Please enter a whole number.',
    atLeast: (bound: string) => `The value must be at least ${bound}.`,
    atMost: (bound: string) => `The value must be at most ${bound}.`,
    fewest: (bound: string) => `Minimum number: ${bound}.`,
    most: (bound: string) => `Use no more than ${bound} entries.`,
    string: 'Please enter text.',
    list: 'A list is expected.',
    object: 'A JSON object is expected.',
    pattern: (pattern: string) => `The value must match this pattern: ${pattern}`,
    unknownNames: (names: string) => `These names are unknown here: ${names}.`,
    boolean: 'Allowed values: true, false.',
    tooLong: (limit: string) => `Use no more than ${limit} characters.`,
    tooShort: (limit: string) => `Use at least ${limit} characters.`,
    email: 'Invalid e-mail address!',
    reasons: {
      email_local_part:
        'Before the @, only the letters a to z, digits and signs such as a period, a hyphen and + are allowed.',
      address_query: 'An address with “?” or “#” cannot be redirected. Please enter only the part before it.',
      address_dots:
        'An address must not contain a part that consists only of one or two dots, for example /../.',
      address_encoding:
        'This address contains a character that browsers and servers read differently: %, an encoded slash or an invisible character.',
      ascii_slug: 'Use up to 100 characters: the letters a to z, digits, - and _.',
      color: 'Please enter a color in this format: #b71548.',
      country: 'Please enter the country as two capital letters, for example DE.',
      link: 'Please enter an address that begins with / or https://.',
      local_path: 'Please enter an address on this site that begins with /, for example /topics.',
      lookup_slug: 'Use the letters a to z, digits, and single hyphens between them.',
      mail_sender:
        'Please enter an email address, or a name with the address in angle brackets, for example Theater <post@example.org>.',
      slug: 'The address is made of letters, digits, and single hyphens or underscores between them.',
      synonyms: 'Please enter 2 to 24 words, separated by commas.',
      unsafe_characters:
        'The text contains invisible control characters. Please type it instead of pasting it.',
    },
    date: 'Please enter a date in this format: 2026-12-24.',
    datetime: 'Please enter date and time in this format: 2026-12-24T19:30:00+01:00.',
    url: 'Please enter a complete web address, for example https://example.org.',
  },
} as const satisfies Record<Locale, Record<string, unknown>>

/** Describes the allowed values of a field; null if the issue does not tell them. */
export function describeIssue(issue: z.core.$ZodIssue, locale: Locale): string | null {
  const wording = texts[locale]
  const reasons: Readonly<Record<string, string>> = wording.reasons
  const { reason: parameter } = issue.code === 'custom' ? (issue.params ?? {}) : {}
  const reason = reasons[String(parameter ?? issue.message)]
  if (reason !== undefined) return reason
  switch (issue.code) {
    case 'invalid_value':
      return issue.values.length > mostListedValues ? null : wording.allowed(issue.values.join(', '))
    case 'invalid_type':
      return describeType(issue.expected, locale)
    case 'invalid_format':
      return describeFormat(issue.format, locale) ?? (issue.pattern ? wording.pattern(issue.pattern) : null)
    case 'unrecognized_keys':
      return wording.unknownNames(issue.keys.join(', '))
    case 'invalid_union':
      return describeUnion(issue.errors.flat(), locale)
    case 'too_big':
      return describeMaximum(issue.origin, String(issue.maximum), locale)
    case 'too_small':
      return describeMinimum(issue.origin, String(issue.minimum), locale)
    default:
      return null
  }
}

/** Describes the alternatives of a union, except an empty value. */
function describeUnion(issues: readonly z.core.$ZodIssue[], locale: Locale): string | null {
  const mayBeEmpty = (issue: z.core.$ZodIssue) => issue.code === 'invalid_value' && issue.values[0] === ''
  const descriptions = issues.flatMap((issue) =>
    mayBeEmpty(issue) ? [] : (describeIssue(issue, locale) ?? []),
  )
  return descriptions.length === 0 ? null : [...new Set(descriptions)].join(' ')
}

function describeMaximum(origin: string, bound: string, locale: Locale): string | null {
  const { tooLong, atMost, most } = texts[locale]
  return describeBound({ string: tooLong, number: atMost, array: most }, origin, bound)
}

function describeMinimum(origin: string, bound: string, locale: Locale): string | null {
  const { tooShort, atLeast, fewest } = texts[locale]
  return describeBound({ string: tooShort, number: atLeast, array: fewest }, origin, bound)
}

type BoundTexts = Record<'string' | 'number' | 'array', (bound: string) => string>

function describeBound({ string, number, array }: BoundTexts, origin: string, bound: string): string | null {
  switch (origin) {
    case 'string':
      return string(bound)
    case 'number':
    case 'int':
      return number(bound)
    case 'array':
      return array(bound)
    default:
      return null
  }
}

function describeFormat(format: string, locale: Locale): string | null {
  const { date, datetime, email, url } = texts[locale]
  return { date, datetime, email, url }[format] ?? null
}

function describeType(expectedType: string, locale: Locale): string | null {
  const { number, wholeNumber, string, boolean, list, object } = texts[locale]
  const types = { number, int: wholeNumber, string, boolean, array: list, object, record: object }
  return types[expectedType as keyof typeof types] ?? null
}
