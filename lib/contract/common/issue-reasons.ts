import type { Locale } from './locale'

/** Texts that name the allowed values. The key is the message or the format of a schema's issue. */
export const issueReasons = {
  de: {
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
    email: 'Ungültige E-Mail Adresse',
    url: 'Bitte geben Sie eine vollständige Webadresse ein, zum Beispiel https://example.org.',
  },
  en: {
    email_local_part:
      'Before the @, only the letters a to z, digits and signs such as a period, a hyphen and + are allowed.',
    address_query: 'An address with “?” or “#” cannot be redirected. Please enter only the part before it.',
    address_dots: 'An address must not contain a part that consists only of one or two dots, for example /../.',
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
    unsafe_characters: 'The text contains invisible control characters. Please type it instead of pasting it.',
    email: 'Invalid e-mail address!',
    url: 'Please enter a complete web address, for example https://example.org.',
  },
} as const satisfies Record<Locale, Record<string, string>>

export type IssueReason = keyof (typeof issueReasons)['de']

export const isIssueReason = (name: string): name is IssueReason => Object.hasOwn(issueReasons.de, name)

export const findIssueReason = (name: string): IssueReason | null => (isIssueReason(name) ? name : null)

/** The format that a schema expects, or the issues of the alternatives of a union. */
export interface IssueFormat {
  code?: string | undefined
  format?: string | undefined
  errors?: readonly (readonly IssueFormat[])[] | undefined
}

/**
 * Finds the reason for an issue whose schema has no message: its format, or that of an alternative.
 */
export function toIssueReason({ format = '', errors = [] }: IssueFormat): IssueReason | null {
  if (isIssueReason(format)) return format
  for (const issue of errors.flat()) {
    const reason = toIssueReason(issue)
    if (reason) return reason
  }
  return null
}
