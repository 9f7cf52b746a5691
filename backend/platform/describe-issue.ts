import type { z } from 'zod'
import { findIssueReason, issueReasons } from '@/lib/contract/common/issue-reasons'
import type { Locale } from '@/lib/contract/common/locale'

/** Maximum length of a list of allowed values. A longer one would not help. */
const maxListedValues = 20

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
    date: 'Bitte geben Sie ein Datum in dieser Form ein: 2026-12-24.',
    datetime: 'Bitte geben Sie Datum und Uhrzeit in dieser Form ein: 2026-12-24T19:30:00+01:00.',
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
    date: 'Please enter a date in this format: 2026-12-24.',
    datetime: 'Please enter date and time in this format: 2026-12-24T19:30:00+01:00.',
  },
} as const satisfies Record<Locale, Record<string, unknown>>

/** Describes the allowed values of a field; null if the issue does not contain them. */
export function describeIssue(issue: z.core.$ZodIssue, locale: Locale): string | null {
  const wording = texts[locale]
  const reason = findIssueReason(issue.message)
  if (reason) return issueReasons[locale][reason]
  switch (issue.code) {
    case 'invalid_value':
      return issue.values.length > maxListedValues ? null : wording.allowed(issue.values.join(', '))
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
  const descriptions = issues.flatMap((issue) => (mayBeEmpty(issue) ? [] : (describeIssue(issue, locale) ?? [])))
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
  const { date, datetime } = texts[locale]
  const { email, url } = issueReasons[locale]
  return { date, datetime, email, url }[format] ?? null
}

function describeType(expectedType: string, locale: Locale): string | null {
  const { number, wholeNumber, string, boolean, list, object } = texts[locale]
  const types = { number, int: wholeNumber, string, boolean, array: list, object, record: object }
  return types[expectedType as keyof typeof types] ?? null
}
