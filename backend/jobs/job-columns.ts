import type { JobLookup } from '@/lib/contract/job-lookups'
import { jobLookupName } from '@/lib/contract/job-lookups'
import type { JobInput } from '@/lib/contract/jobs'
import { type Locale, locales } from '@/lib/contract/locale'
import { omitUndefined } from '../db/omit-undefined'
import type { JobInsert, JobRow, JobTranslation } from '../db/schema/jobs'
import { sanitizeRichText } from '../html/rich-text'

/** The columns that owners write themselves, by the way or not. */
type Written = Partial<Omit<JobInsert, 'id' | 'ownerId' | 'state' | 'revision'>>

/** The columns of an ad with what was written into it; what was left out stays as it was. */
export function jobColumns(input: JobInput, before: Partial<JobRow> = {}): Written {
  const written = omitUndefined({
    language: input.language,
    organizationId: input.organization,
    title: input.title,
    employer: input.employer,
    category: input.category,
    employmentType: input.employment_type,
    specialization: input.specialization,
    occupation: input.occupation,
    contractType: input.contract_type,
    region: input.region,
    country: input.country,
    place: input.place,
    isRemote: input.is_remote,
    startsOn: input.starts_immediately ? null : input.starts_on,
    startsImmediately: input.starts_immediately,
    deadline: input.deadline,
    description: input.description === undefined ? undefined : richText(input.description),
    requirements: input.requirements === undefined ? undefined : richText(input.requirements),
    offer: input.offer === undefined ? undefined : richText(input.offer),
    salary: input.salary,
    translation: input.translation === undefined ? undefined : translationOf(input.translation),
    contactName: input.contact_name,
    contactEmail: input.contact_email,
    contactPhone: input.contact_phone,
    applicationUrl: input.application_url,
    applicationEmail: input.application_email,
  })
  return { ...written, terms: termsOf({ ...before, ...written }) }
}

function translationOf(input: NonNullable<JobInput['translation']> | null): JobTranslation | null {
  if (input === null) return null
  const { title = '', salary = '', description = '', requirements = '', offer = '' } = input
  return {
    title,
    salary,
    description: richText(description),
    requirements: richText(requirements),
    offer: richText(offer),
  }
}

/** As the block of texts; links by a page's id, which editors alone write, lose it. */
function richText(html: string): string {
  return sanitizeRichText(html).replace(/ href="page:[^"]*"/g, '')
}

/** What the chosen values are called, for searches. */
function termsOf(job: Partial<Record<keyof JobRow, unknown>>): Record<Locale, string> {
  const chosen: [JobLookup, unknown][] = [
    ['category', job.category],
    ['occupation', job.occupation],
    ['specialization', job.specialization],
    ['employment_type', job.employmentType],
    ['contract_type', job.contractType],
  ]
  const namesIn = (locale: Locale) =>
    chosen
      .flatMap(([lookup, slug]) => (typeof slug === 'string' ? jobLookupName(lookup, slug, locale) : []))
      .join('\n')
  const [de, en] = locales.map(namesIn)
  return { de: de ?? '', en: en ?? '' }
}
