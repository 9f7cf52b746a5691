/** Kinds of fields. The last four kinds have one field each, with separate code in every layer. */
type JobFieldKind =
  | {
      kind: 'text'
      /**
       * Format of the text: a line of at most `max` characters, the HTML of a text block, an e-mail
       * address, or a web address.
       */
      format: 'line' | 'rich' | 'email' | 'url'
      max?: number
      /** Set if the text is part of `jobTeaserSchema`, which lists show. */
      isInTeaser?: true
      /** Set if the text can be translated into the other language. */
      isTranslated?: true
      /** Set for personal data: those of the contact person, or the address for applications. */
      personalData?: 'contact' | 'application'
    }
  /** Slug of a value that the office maintains (`job-lookups.ts`). */
  | { kind: 'lookup' }
  /** A day in the format YYYY-MM-DD. */
  | { kind: 'day' }
  | { kind: 'switch' }
  | { kind: 'language' }
  /** Organization in the directory that offers the job. */
  | { kind: 'organization' }
  /** Code of a federal state. */
  | { kind: 'region' }
  /** Two-letter code of a country. */
  | { kind: 'country' }

export type JobFieldDefinition = JobFieldKind & {
  /** Step of the form that contains the field. */
  step: 'post' | 'texts' | 'conditions'
  /** Set if the ad cannot be published without the field. */
  isRequired?: true
  /**
   * Part of the administration's record that shows the field. The office does not see a field
   * without it.
   */
  office?: 'ad' | 'contact'
}

const line = (max: number) => ({ kind: 'text', format: 'line', max }) as const
const richText = { kind: 'text', format: 'rich' } as const
const email = { kind: 'text', format: 'email' } as const
const lookup = { kind: 'lookup' } as const

/**
 * Fields of a job ad. The schemas, the columns of the database, the presentation, and the values,
 * checks and preview of the form are derived from this list. The form loads it together with its
 * page, so it must not import zod.
 */
export const jobFields = {
  title: { ...line(200), step: 'post', isInTeaser: true, isTranslated: true, isRequired: true, office: 'ad' },
  employer: { ...line(200), step: 'post', isInTeaser: true, isRequired: true, office: 'ad' },
  language: { kind: 'language', step: 'post', office: 'ad' },
  organization: { kind: 'organization', step: 'post' },
  category: { ...lookup, step: 'post', isRequired: true },
  employment_type: { ...lookup, step: 'conditions', isRequired: true },
  specialization: { ...lookup, step: 'post' },
  occupation: { ...lookup, step: 'post' },
  contract_type: { ...lookup, step: 'conditions' },
  region: { kind: 'region', step: 'post' },
  country: { kind: 'country', step: 'post' },
  place: { ...line(100), step: 'post', isInTeaser: true, isRequired: true },
  is_remote: { kind: 'switch', step: 'post' },
  starts_on: { kind: 'day', step: 'conditions' },
  /** True if the job starts at once. `starts_on` is then null. */
  starts_immediately: { kind: 'switch', step: 'conditions' },
  /** Last day for applications. */
  deadline: { kind: 'day', step: 'conditions', isRequired: true },
  description: { ...richText, step: 'texts', isTranslated: true, isRequired: true, office: 'ad' },
  requirements: { ...richText, step: 'texts', isTranslated: true, office: 'ad' },
  offer: { ...richText, step: 'texts', isTranslated: true, office: 'ad' },
  salary: { ...line(300), step: 'conditions', isInTeaser: true, isTranslated: true, office: 'ad' },
  contact_name: { ...line(200), step: 'conditions', office: 'contact', personalData: 'contact' },
  contact_email: { ...email, step: 'conditions', isRequired: true, office: 'contact', personalData: 'contact' },
  contact_phone: { ...line(50), step: 'conditions', office: 'contact', personalData: 'contact' },
  application_url: { kind: 'text', format: 'url', step: 'conditions', office: 'contact' },
  application_email: { ...email, step: 'conditions', office: 'contact', personalData: 'application' },
} as const satisfies Record<string, JobFieldDefinition>

export type JobFieldName = keyof typeof jobFields

/** Names of the fields whose definition has the `Properties`, for example `{ kind: 'text' }`. */
export type JobFieldWith<Properties> = {
  [Name in JobFieldName]: (typeof jobFields)[Name] extends Properties ? Name : never
}[JobFieldName]

export const jobFieldNames = Object.keys(jobFields) as JobFieldName[]

const definitions = Object.entries(jobFields) as [JobFieldName, Readonly<Record<string, unknown>>][]

/** Lists the fields whose definition has the properties, in the order of `jobFields`. */
export function listJobFields<const Properties extends Readonly<Record<string, string | true>>>(
  properties: Properties,
): JobFieldWith<Properties>[] {
  const names = definitions
    .filter(([, definition]) => Object.entries(properties).every(([key, value]) => definition[key] === value))
    .map(([name]) => name)
  return names as JobFieldWith<Properties>[]
}

/** Returns true if a field contains the HTML of a text block. */
export function isRichText(name: JobFieldName): name is JobFieldWith<{ format: 'rich' }> {
  const field: JobFieldDefinition = jobFields[name]
  return field.kind === 'text' && field.format === 'rich'
}

/**
 * Fields without which an ad cannot be published. It also needs `application_url` or
 * `application_email`.
 */
export const requiredJobFields = listJobFields({ isRequired: true })

/**
 * Returns true if a value counts as missing: it is not a text, or it contains only markup and
 * spaces.
 */
export function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || value.replace(/<[^>]*>|&nbsp;/g, '').trim() === ''
}
