import { type Locale, locales } from '@/lib/contract/common/locale'
import { toObject } from '@/lib/contract/common/to-object'
import { type JobFieldWith, listJobFields } from '@/lib/contract/jobs/job-fields'
import type { JobInput, OwnJob } from '@/lib/contract/jobs/jobs'
import { isRecord } from '@/lib/is-record'

/** The texts of an ad in one language, by field. */
export type JobTexts = Record<JobFieldWith<{ isTranslated: true }>, string>

const textFields = listJobFields({ kind: 'text' })
const lookupFields = listJobFields({ kind: 'lookup' })
const dayFields = listJobFields({ kind: 'day' })
/** The switches of the form. The form offers `starts_immediately` as a choice instead. */
export const switchFields = listJobFields({ kind: 'switch' }).filter((name) => name !== 'starts_immediately')

/** The values in the form of an ad; an empty text represents a missing value. */
export interface JobValues
  extends Record<(typeof textFields | typeof lookupFields | typeof dayFields)[number], string>,
    Record<(typeof switchFields)[number], boolean> {
  language: Locale
  /** The employer, if it is an organization in the directory. */
  organization: { id: number; title: string } | null
  region: string
  country: string
  start: 'open' | 'now' | 'date'
  isTranslated: boolean
  /** Kept without a translation, so that switching the translation on again restores the texts. */
  translation: JobTexts
}

/** The name of a field in the requests that create or change an ad. */
export type JobField = keyof JobInput

/** The values of an ad as sent to the backend, before they are validated. */
export type SentJob = Record<JobField, unknown>

const noTexts: JobTexts = toObject(listJobFields({ isTranslated: true }), () => '')

/** The data of the signed-in person that are filled into a new ad. */
export interface JobWriter {
  id: number
  email: string
  name: string
  organization: string
  phone: string
}

/** Returns the initial values of a new ad. */
export function createJobValues(writer: JobWriter, locale: Locale): JobValues {
  return {
    ...toObject([...textFields, ...lookupFields, ...dayFields], () => ''),
    ...toObject(switchFields, () => false),
    language: locale,
    organization: null,
    region: '',
    country: 'DE',
    start: 'open',
    employer: writer.organization,
    contact_name: writer.name,
    contact_email: writer.email,
    contact_phone: writer.phone,
    application_email: writer.email,
    isTranslated: false,
    translation: noTexts,
  }
}

/** Converts an existing ad to the values of the form. */
export function toJobValues(job: OwnJob): JobValues {
  const { language, organization, region, country, translation, starts_on, starts_immediately } = job
  return {
    ...toObject(textFields, (name) => job[name]),
    ...toObject(lookupFields, (name) => job[name]?.slug ?? ''),
    ...toObject(dayFields, (name) => job[name] ?? ''),
    ...toObject(switchFields, (name) => job[name]),
    language,
    organization: organization && { id: organization.id, title: organization.title },
    region: region?.code ?? '',
    country: country.slug,
    start: toStart(starts_immediately, starts_on),
    isTranslated: translation !== null,
    translation: translation ?? noTexts,
  }
}

function toStart(isNow: boolean, day: string | null): JobValues['start'] {
  if (isNow) return 'now'
  return day === null ? 'open' : 'date'
}

const emptyToNull = (text: string) => (text === '' ? null : text)

/** Converts the values of the form to those of a request. */
export function toSentJob(values: JobValues): SentJob {
  const { start, isTranslated, translation, starts_on, organization, ...otherValues } = values
  return {
    ...otherValues,
    organization: organization?.id ?? null,
    ...toObject([...lookupFields, ...dayFields], (name) => emptyToNull(values[name])),
    region: otherValues.country === 'DE' ? emptyToNull(otherValues.region) : null,
    starts_on: start === 'date' ? emptyToNull(starts_on) : null,
    starts_immediately: start === 'now',
    translation: isTranslated ? translation : null,
  }
}

/** Returns the names of the fields whose values differ. */
export function listChangedFields(before: SentJob, after: SentJob): JobField[] {
  const fields = Object.keys(after) as JobField[]
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}

/** The inputs of the form for fields that have no input of the same name. */
const inputNamesByField: Partial<Record<JobField, readonly string[]>> = {
  starts_on: ['start', 'starts_on'],
  starts_immediately: ['start'],
  translation: ['isTranslated', 'translation'],
  region: ['region', 'country'],
}

/** Returns the values with the given fields taken from `source`. */
export function replaceFields(values: JobValues, source: JobValues, fields: readonly JobField[]): JobValues {
  const names = fields.flatMap((field): readonly string[] => inputNamesByField[field] ?? [field])
  return { ...values, ...Object.fromEntries(names.map((name) => [name, Reflect.get(source, name)])) }
}

const exampleValues = createJobValues({ id: 0, email: '', name: '', organization: '', phone: '' }, 'de')

/**
 * Parses values stored in the browser. Fields that did not exist when they were stored are added as
 * empty. Returns null if the values do not belong to this form.
 */
export function parseStoredJobValues(storedValues: unknown): JobValues | null {
  if (!isRecord(storedValues)) return null
  const translation = isRecord(storedValues.translation) ? storedValues.translation : {}
  const data = { ...exampleValues, ...storedValues, translation: { ...noTexts, ...translation } }
  if (!hasShape(data, exampleValues) || !locales.some((locale) => locale === data.language)) return null
  return ['open', 'now', 'date'].includes(data.start) && hasShape(data.translation, noTexts) ? data : null
}

/** Returns true if the data have all fields of the example, with values of the same types. */
function hasShape<Shape extends object>(data: unknown, example: Shape): data is Shape {
  if (typeof data !== 'object' || data === null) return false
  return Object.entries(example).every(([name, value]) => typeof Reflect.get(data, name) === typeof value)
}
