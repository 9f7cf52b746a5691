import type { StoredAnswer } from '@/backend/platform/db/schema/members/forms'
import { InvalidFieldsError } from '@/backend/platform/errors'
import { InvalidFileError } from '@/backend/platform/outside-files/accept-file'
import type { Services } from '@/backend/platform/services'
import { type FormField, parseFieldOptions, toOption } from '@/lib/contract/blocks/form'
import { hasForeignLocalPart } from '@/lib/contract/common/email'
import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { normalizeText } from '@/lib/contract/common/normalize-text'
import { emailSchema } from '@/lib/contract/common/single-line'
import { toFormFieldName } from '@/lib/contract/forms/form-answer'
import { parseEnteredTime } from '@/lib/datetime'
import { type AnswerFile, acceptAnswerFile } from './answer-file'
import { type AnswerProblem, answerMessages } from './messages'
import type { PublishedForm } from './published-form'

export interface ValidatedAnswers {
  answers: StoredAnswer[]
  files: AnswerFile[]
  /** The first e-mail address in the answers, for replies of the office; null without one. */
  replyTo: string | null
}

/** The maximum number of characters for each kind of text field. */
const maxLength = { line: 300, text: 10_000 }

/**
 * The maximum number of characters of a text before it is normalized, which limits the processing
 * time. The normalized text has at least a quarter of the characters.
 */
const maxRawLength = 4 * maxLength.text

/**
 * The answer to a field, or the reason why it is rejected. The reason is a problem with a fixed
 * message, or the message itself.
 */
type ReadResult = { values: string[] } | { problem: AnswerProblem } | { message: string }

/** The client that sends the answers, and the language of error messages. */
interface AnswerSender {
  clientKey: string
  locale: Locale
}

/**
 * Validates a submission against the published form. Ignores fields that the form does not have.
 * @throws InvalidFieldsError with the messages by field name, TooManyAttemptsError if the files of
 * the client have already taken too much processing time
 */
export async function readAnswers(
  services: Pick<Services, 'outsideFileLimits'>,
  form: PublishedForm,
  formData: FormData,
  sender: AnswerSender,
): Promise<ValidatedAnswers> {
  const errors: FieldErrors = {}
  const answers: StoredAnswer[] = []
  const files: AnswerFile[] = []
  let replyTo: string | null = null
  for (const field of form.fields) {
    const entries = formData.getAll(toFormFieldName(field.id))
    const result =
      field.kind === 'file'
        ? await readFile(services, { field, entries, files }, sender)
        : readTexts(field, entries, form)
    if ('message' in result) errors[toFormFieldName(field.id)] = [result.message]
    else if ('problem' in result) errors[toFormFieldName(field.id)] = [answerMessages[sender.locale][result.problem]]
    else answers.push({ field: field.id, label: field.label, values: result.values })
    if (field.kind === 'email' && 'values' in result) replyTo ??= result.values[0] ?? null
  }
  if (Object.keys(errors).length > 0) throw new InvalidFieldsError(errors)
  return { answers, files, replyTo }
}

interface FileAnswer {
  field: FormField
  entries: (string | File)[]
  /** The list to which accepted files are added. */
  files: AnswerFile[]
}

async function readFile(
  { outsideFileLimits }: Pick<Services, 'outsideFileLimits'>,
  { field, entries, files }: FileAnswer,
  { clientKey, locale }: AnswerSender,
): Promise<ReadResult> {
  const [file] = entries.filter((entry) => entry instanceof File && (entry.size > 0 || entry.name !== ''))
  if (!(file instanceof File)) return field.is_required ? { problem: 'required' } : { values: [] }
  try {
    const acceptedFile = await acceptAnswerFile(outsideFileLimits, { file, clientKey }, field.id)
    files.push(acceptedFile)
    return { values: [acceptedFile.name] }
  } catch (error) {
    if (!(error instanceof InvalidFileError)) throw error
    return error.isUnsupportedType ? { problem: 'fileType' } : { message: error.getMessage(locale) }
  }
}

function readTexts(field: FormField, entries: (string | File)[], form: PublishedForm): ReadResult {
  if (entries.some((entry) => entry instanceof File)) return { problem: 'noFile' }
  const rawTexts = entries.map(String)
  if (rawTexts.some(({ length }) => length > maxRawLength)) return { problem: 'tooLong' }
  const texts = [...new Set(rawTexts.map((text) => cleanText(text, field.kind === 'text')))].filter(
    (text) => text !== '',
  )
  if (field.kind === 'consent') {
    if (texts.length === 0 && field.is_required) return { problem: 'required' }
    return { values: [answerMessages[form.locale][texts.length > 0 ? 'yes' : 'no']] }
  }
  if (texts.length === 0) return field.is_required ? { problem: 'required' } : { values: [] }
  if (texts.length > 1 && field.kind !== 'checkboxes') return { problem: 'single' }
  return readByKind(field, texts)
}

/** Validates texts according to the kind of the field. The caller has checked their number. */
function readByKind(field: FormField, texts: string[]): ReadResult {
  const [text = ''] = texts
  switch (field.kind) {
    case 'line':
    case 'text':
      return text.length > maxLength[field.kind] ? { problem: 'tooLong' } : { values: [text] }
    case 'email':
      if (emailSchema.safeParse(text).success) return { values: [text] }
      return { problem: hasForeignLocalPart(text) ? 'localPart' : 'email' }
    case 'date': {
      const day = parseDay(text)
      return day === null ? { problem: 'date' } : { values: [day] }
    }
    default: {
      const answers = new Set(texts.map(toOption))
      const selectedOptions = parseFieldOptions(field).filter((option) => answers.has(option))
      return selectedOptions.length === answers.size ? { values: selectedOptions } : { problem: 'notOffered' }
    }
  }
}

/**
 * Parses a day from the value of a date input (2026-12-24) or from typed text (24.12.2026).
 * Returns it as 24.12.2026; null for any other text.
 */
function parseDay(text: string): string | null {
  const formattedText = text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1')
  const hasDayFormat = /^\d{1,2}\.\s?\d{1,2}\.\s?\d{4}$/.test(formattedText)
  return hasDayFormat && parseEnteredTime(formattedText) !== null ? formattedText : null
}

/**
 * Normalizes a text and removes invisible characters. Line breaks become spaces unless `hasLines`
 * is true.
 */
function cleanText(text: string, hasLines: boolean): string {
  const visibleText = normalizeText(text).replaceAll(/\p{Bidi_Control}|\p{Cs}/gu, '')
  return (hasLines ? visibleText : visibleText.replaceAll(/[\n\t]/g, ' ')).trim()
}
