import type { JobInput } from '@/lib/contract/jobs'
import { omitUndefined } from '../db/omit-undefined'
import type { JobInsert, JobTranslation } from '../db/schema/jobs'
import { sanitizeRichText } from '../html/rich-text'

/** The columns that owners write themselves, by the way or not. */
type Written = Partial<Omit<JobInsert, 'id' | 'ownerId' | 'state' | 'revision'>>

/** The columns of an ad with what was written into it; what was left out stays as it was. */
export function jobColumns(input: JobInput): Written {
  return omitUndefined({
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
