/** The kind of a field. The last four kinds have one field each, which every layer handles itself. */
type JobFieldKind =
  | {
      kind: 'text'
      /** A line of at most `max` characters, HTML of the text block, a mailbox, or a web address. */
      format: 'line' | 'rich' | 'email' | 'url'
      max?: number
      /** Lists show the text too, not only the page of the ad. */
      isListed?: true
      /** An ad may have the text in the other language as well. */
      isTranslated?: true
      /** Personal data of the contact person, or of the mailbox for applications. */
      isPersonalOf?: 'contact' | 'application'
    }
  /** A value that the office maintains (`job-lookups.ts`), by its slug. */
  | { kind: 'lookup' }
  /** YYYY-MM-DD. */
  | { kind: 'day' }
  | { kind: 'switch' }
  | { kind: 'language' }
  /** The employer in the directory. */
  | { kind: 'organization' }
  /** A federal state by its code. */
  | { kind: 'region' }
  /** A country by its code of two letters. */
  | { kind: 'country' }

export type JobFieldDefinition = JobFieldKind & {
  /** The step of the form in which the field is written. */
  step: 'post' | 'texts' | 'conditions'
  /** An ad is not published without it. */
  isRequired?: true
  /** The part of the administration's record that shows it. */
  office?: 'ad' | 'contact'
}

const line = (max: number) => ({ kind: 'text', format: 'line', max }) as const
const richText = { kind: 'text', format: 'rich' } as const
const email = { kind: 'text', format: 'email' } as const
const lookup = { kind: 'lookup' } as const

/**
 * The fields of a job ad. Schemas, columns, presentations, and the values, checks and preview of the
 * form derive from this list. The form loads it with its page, so it does not import zod.
 */
export const jobFields = {
  title: { ...line(200), step: 'post', isListed: true, isTranslated: true, isRequired: true, office: 'ad' },
  employer: { ...line(200), step: 'post', isListed: true, isRequired: true, office: 'ad' },
  /** The language of the texts. */
  language: { kind: 'language', step: 'post', office: 'ad' },
  organization: { kind: 'organization', step: 'post' },
  category: { ...lookup, step: 'post', isRequired: true },
  employment_type: { ...lookup, step: 'conditions', isRequired: true },
  specialization: { ...lookup, step: 'post' },
  occupation: { ...lookup, step: 'post' },
  contract_type: { ...lookup, step: 'conditions' },
  region: { kind: 'region', step: 'post' },
  country: { kind: 'country', step: 'post' },
  place: { ...line(100), step: 'post', isListed: true, isRequired: true },
  is_remote: { kind: 'switch', step: 'post' },
  starts_on: { kind: 'day', step: 'conditions' },
  /** Whether the work begins at once; `starts_on` is null then. */
  starts_immediately: { kind: 'switch', step: 'conditions' },
  /** The last day to apply. */
  deadline: { kind: 'day', step: 'conditions', isRequired: true },
  description: { ...richText, step: 'texts', isTranslated: true, isRequired: true, office: 'ad' },
  requirements: { ...richText, step: 'texts', isTranslated: true, office: 'ad' },
  offer: { ...richText, step: 'texts', isTranslated: true, office: 'ad' },
  salary: { ...line(300), step: 'conditions', isListed: true, isTranslated: true, office: 'ad' },
  contact_name: { ...line(200), step: 'conditions', office: 'contact', isPersonalOf: 'contact' },
  contact_email: {
    ...email,
    step: 'conditions',
    isRequired: true,
    office: 'contact',
    isPersonalOf: 'contact',
  },
  contact_phone: { ...line(50), step: 'conditions', office: 'contact', isPersonalOf: 'contact' },
  application_url: { kind: 'text', format: 'url', step: 'conditions', office: 'contact' },
  application_email: { ...email, step: 'conditions', office: 'contact', isPersonalOf: 'application' },
} as const satisfies Record<string, JobFieldDefinition>

export type JobFieldName = keyof typeof jobFields

/** The names of the fields whose definition has a part, for example `{ kind: 'text' }`. */
export type JobFieldWith<Part> = {
  [Name in JobFieldName]: (typeof jobFields)[Name] extends Part ? Name : never
}[JobFieldName]

export const jobFieldNames = Object.keys(jobFields) as JobFieldName[]

const definitions = Object.entries(jobFields) as [JobFieldName, Readonly<Record<string, unknown>>][]

/** The names of the fields whose definition has a part, in the order of the list. */
export function jobFieldsWith<const Part extends Readonly<Record<string, string | true>>>(
  part: Part,
): JobFieldWith<Part>[] {
  const names = definitions
    .filter(([, definition]) => Object.entries(part).every(([key, value]) => definition[key] === value))
    .map(([name]) => name)
  return names as JobFieldWith<Part>[]
}

/** Whether a field holds HTML of the block of texts. */
export function isRichText(name: JobFieldName): name is JobFieldWith<{ format: 'rich' }> {
  const field: JobFieldDefinition = jobFields[name]
  return field.kind === 'text' && field.format === 'rich'
}

/** The fields that a published ad needs, beside `application_url` or `application_email`. */
export const requiredJobFields = jobFieldsWith({ isRequired: true })
