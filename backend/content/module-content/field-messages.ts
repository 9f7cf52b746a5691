import type { z } from 'zod'
import { describeIssue } from '@/backend/platform/describe-issue'
import type { Locale } from '@/lib/contract/common/locale'
import { type EmbedKind, embedServices } from '@/lib/contract/embeds/services'
import type { StoredContentError } from '@/lib/contract/pages/accessibility-audit'

/** The problems of fields that a plain schema cannot express. */
type Problem =
  | 'required'
  | 'anchor'
  | 'address'
  | 'code'
  | 'recipients'
  | 'slug'
  | 'reserved'
  | 'service'
  | 'otherService'

interface Texts {
  required: string
  invalid: string
  taken: string
  anchor: string
  address: string
  code: string
  picture: string
  barriers: Record<StoredContentError, string>
  recipients: string
  slug: string
  reserved: string
  service(kind: EmbedKind, names: string): string
  otherService(name: string): string
}

const germanNouns: Record<EmbedKind, string> = {
  video: 'eines Videos',
  audio: 'einer Aufnahme',
  viewer: 'eines Dokuments',
  social: 'eines Beitrags',
}
const englishNouns: Record<EmbedKind, string> = {
  video: 'a video',
  audio: 'a recording',
  viewer: 'a document',
  social: 'a post',
}

/** Spec §5 prescribes the wording of some messages. */
const texts: Record<Locale, Texts> = {
  de: {
    required: 'Pflichtfeld',
    invalid: 'Dieser Wert ist hier nicht erlaubt. Die erlaubten Werte nennt /api/openapi.json.',
    taken: 'Das gibt es schon.',
    anchor: 'Ein Anker enthält keine Leerzeichen.',
    address: 'Bitte geben Sie eine gültige Adresse ein.',
    code: 'Bitte geben Sie Code ein oder wählen Sie einen HTML-Baustein aus.',
    picture:
      'Bitte beschreiben Sie das Bild (Alternativtext), oder kennzeichnen Sie es in der Mediathek als dekorativ.',
    barriers: {
      'alt-missing': 'Ein Bild im Code hat keinen Alternativtext (alt).',
      'frame-title': 'Ein eingebetteter Inhalt im Code hat keinen Titel (title).',
      'heading-empty': 'Eine Überschrift im Code ist leer.',
      'link-empty': 'Ein Link hat keinen Text.',
      'link-vague': 'Ein Linktext sagt nicht, wohin der Link führt.',
      'table-heads': 'Eine Tabelle im Code hat keine Kopfzellen (th).',
    },
    recipients: 'Bitte geben Sie gültige E-Mail-Adressen ein, durch Kommas getrennt.',
    slug: 'Die Adresse besteht aus Buchstaben, Ziffern und einzelnen Binde- oder Unterstrichen dazwischen.',
    reserved: 'Diese Adresse gehört zum System. Bitte wählen Sie eine andere.',
    service: (kind, names) => `Bitte geben Sie die Adresse ${germanNouns[kind]} bei ${names} ein.`,
    otherService: (name) => `Diese Adresse gehört zu ${name}.`,
  },
  en: {
    required: 'This field is required!',
    invalid: 'This value is not allowed here. /api/openapi.json names the allowed values.',
    taken: 'This already exists.',
    anchor: 'An anchor must not contain spaces.',
    address: 'Enter a valid address.',
    code: 'Enter code, or choose a snippet.',
    picture: 'Describe the picture (alternative text), or mark it as decorative in the media library.',
    barriers: {
      'alt-missing': 'A picture in the code has no alternative text (alt).',
      'frame-title': 'Embedded content in the code has no title.',
      'heading-empty': 'A heading in the code is empty.',
      'link-empty': 'A link has no text.',
      'link-vague': 'The text of a link doesn’t say where it goes.',
      'table-heads': 'A table in the code has no header cells (th).',
    },
    recipients: 'Enter valid email addresses, separated by commas.',
    slug: 'The address is made of letters, digits, and single hyphens or underscores between them.',
    reserved: 'This address belongs to the system. Choose another one.',
    service: (kind, names) => `Enter the address of ${englishNouns[kind]} at ${names}.`,
    otherService: (name) => `This address belongs to ${name}.`,
  },
}

/**
 * Encodes a problem and its argument as the message of a custom schema issue. `fieldMessage`
 * decodes it.
 */
export function encodeFieldProblem(problem: 'service', kind: EmbedKind): string
export function encodeFieldProblem(problem: 'otherService', name: string): string
export function encodeFieldProblem(problem: Exclude<Problem, 'service' | 'otherService'>): string
export function encodeFieldProblem(problem: Problem, argument = ''): string {
  return `${problem}:${argument}`
}

/** Returns the message for a picture that has no description and is not marked as decorative. */
export function pictureMessage(locale: Locale): string {
  return texts[locale].picture
}

/** Returns the message for an accessibility barrier in a text or in code. */
export function barrierMessage(locale: Locale, rule: StoredContentError): string {
  return texts[locale].barriers[rule]
}

/** Returns the message for a name that is already taken. */
export function takenMessage(locale: Locale): string {
  return texts[locale].taken
}

/** Returns the message for a missing value. */
export function requiredMessage(locale: Locale): string {
  return texts[locale].required
}

/** Returns the message for an issue that the schema of a block reports. */
export function fieldMessage(locale: Locale, issue: z.core.$ZodIssue, isMissing: boolean): string {
  const wording = texts[locale]
  if (issue.code === 'custom') return decodeFieldMessage(wording, issue.message)
  if (isMissing) return wording.required
  return describeIssue(issue, locale) ?? wording.invalid
}

function decodeFieldMessage(wording: Texts, message: string): string {
  const colon = message.indexOf(':')
  const argument = message.slice(colon + 1)
  switch (message.slice(0, colon) as Problem) {
    case 'service':
      return wording.service(argument as EmbedKind, formatServiceNames(argument))
    case 'otherService':
      return wording.otherService(argument)
    case 'required':
      return wording.required
    case 'anchor':
      return wording.anchor
    case 'address':
      return wording.address
    case 'code':
      return wording.code
    case 'recipients':
      return wording.recipients
    case 'slug':
      return wording.slug
    case 'reserved':
      return wording.reserved
  }
}

function formatServiceNames(kind: string): string {
  return Object.values(embedServices)
    .flatMap((service) => (service.kind === kind ? service.name : []))
    .join(', ')
}
