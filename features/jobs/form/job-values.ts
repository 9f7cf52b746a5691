import type { JobInput, OwnJob } from '@/lib/contract/jobs'
import { type Locale, locales } from '@/lib/contract/locale'

/** An ad's texts in one language. */
export interface JobTexts {
  title: string
  salary: string
  description: string
  requirements: string
  offer: string
}

/** What the form of an ad holds: empty texts for what is missing. */
export interface JobValues extends JobTexts {
  language: Locale
  employer: string
  /** The employer in the directory. */
  organization: { id: number; title: string } | null
  category: string
  employment_type: string
  specialization: string
  occupation: string
  contract_type: string
  region: string
  country: string
  place: string
  is_remote: boolean
  start: 'open' | 'now' | 'date'
  starts_on: string
  deadline: string
  contact_name: string
  contact_email: string
  contact_phone: string
  application_url: string
  application_email: string
  isTranslated: boolean
  /** Kept while the form is open, also where the ad is to have no translation. */
  translation: JobTexts
}

/** A field of an ad as it is sent. */
export type JobField = keyof JobInput

/** What is sent of an ad: every field, before it is checked. */
export type SentJob = Record<JobField, unknown>

const noTexts: JobTexts = { title: '', salary: '', description: '', requirements: '', offer: '' }

/** What is known of somebody who writes an ad for the first time. */
export interface JobWriter {
  id: number
  email: string
  name: string
  organization: string
  phone: string
}

/** The values of a new ad. */
export function newJobValues(writer: JobWriter, locale: Locale): JobValues {
  return {
    ...noTexts,
    ...{ language: locale, employer: writer.organization, organization: null },
    ...{ category: '', employment_type: '', specialization: '', occupation: '', contract_type: '' },
    ...{ region: '', country: 'DE', place: '', is_remote: false, start: 'open', starts_on: '', deadline: '' },
    ...{ contact_name: writer.name, contact_email: writer.email, contact_phone: writer.phone },
    ...{ application_url: '', application_email: writer.email },
    ...{ isTranslated: false, translation: noTexts },
  }
}

/** The values of an ad that is there. */
export function jobValuesOf(job: OwnJob): JobValues {
  const { organization, translation, starts_on, starts_immediately } = job
  const { title, salary, description, requirements, offer, language, employer, place, is_remote } = job
  const { contact_name, contact_email, contact_phone, application_url, application_email } = job
  return {
    ...{ title, salary, description, requirements, offer, language, employer, place, is_remote },
    ...{ contact_name, contact_email, contact_phone, application_url, application_email },
    organization: organization && { id: organization.id, title: organization.title },
    category: job.category?.slug ?? '',
    employment_type: job.employment_type?.slug ?? '',
    specialization: job.specialization?.slug ?? '',
    occupation: job.occupation?.slug ?? '',
    contract_type: job.contract_type?.slug ?? '',
    region: job.region?.code ?? '',
    country: job.country.slug,
    start: startOf(starts_immediately, starts_on),
    starts_on: starts_on ?? '',
    deadline: job.deadline ?? '',
    isTranslated: translation !== null,
    translation: translation ?? noTexts,
  }
}

function startOf(isNow: boolean, day: string | null): JobValues['start'] {
  if (isNow) return 'now'
  return day === null ? 'open' : 'date'
}

const orNull = (text: string) => (text === '' ? null : text)

/** The ad that values make, as it is sent. */
export function sentJobOf(values: JobValues): SentJob {
  const { start, isTranslated, translation, starts_on, organization, ...own } = values
  return {
    ...own,
    organization: organization?.id ?? null,
    category: orNull(own.category),
    employment_type: orNull(own.employment_type),
    specialization: orNull(own.specialization),
    occupation: orNull(own.occupation),
    contract_type: orNull(own.contract_type),
    region: own.country === 'DE' ? orNull(own.region) : null,
    starts_on: start === 'date' ? orNull(starts_on) : null,
    starts_immediately: start === 'now',
    deadline: orNull(own.deadline),
    translation: isTranslated ? translation : null,
  }
}

/** The fields in which two ads differ. */
export function changedFields(before: SentJob, after: SentJob): JobField[] {
  const fields = Object.keys(after) as JobField[]
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
}

/** Where a field is written, if not under its own name. */
const writtenAs: Partial<Record<JobField, readonly string[]>> = {
  starts_on: ['start', 'starts_on'],
  starts_immediately: ['start'],
  translation: ['isTranslated', 'translation'],
  region: ['region', 'country'],
}

/** Values with some fields of others. */
export function withFieldsOf(values: JobValues, others: JobValues, fields: readonly JobField[]): JobValues {
  const names = fields.flatMap((field): readonly string[] => writtenAs[field] ?? [field])
  return { ...values, ...Object.fromEntries(names.map((name) => [name, Reflect.get(others, name)])) }
}

const shape = newJobValues({ id: 0, email: '', name: '', organization: '', phone: '' }, 'de')

/** Values that were kept as JSON; null where they are none of this form, or of an older one. */
export function keptJobValues(data: unknown): JobValues | null {
  if (!hasShape(data, shape) || !locales.some((locale) => locale === data.language)) return null
  return ['open', 'now', 'date'].includes(data.start) && hasShape(data.translation, noTexts) ? data : null
}

/** Whether data have the fields of an example, each with a value of the same type. */
function hasShape<Shape extends object>(data: unknown, example: Shape): data is Shape {
  if (typeof data !== 'object' || data === null) return false
  return Object.entries(example).every(([name, value]) => typeof Reflect.get(data, name) === typeof value)
}
