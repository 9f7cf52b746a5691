import { z } from 'zod'
import { countryCodes } from '../common/countries'
import { conflictSchema, detailSchema } from '../common/errors'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'
import { regionCodes, regionSchema } from '../common/region'
import { revisionSchema } from '../common/revision'
import { absentOrInvalid, emailSchema, singleLine } from '../common/single-line'
import { toRecord } from '../common/to-record'
import { imageSchema } from '../media/image'
import { pageUrlsSchema } from '../pages/page'
import { jobLookupSlug } from '../records/job-lookups'
import { type JobFieldWith, jobFields, jobFieldsWith } from './job-fields'

/** `expired`: applications are no longer possible. `withdrawn`: by the owner or an editor. */
export const jobStates = ['draft', 'published', 'expired', 'withdrawn'] as const
export type JobState = (typeof jobStates)[number]

/** Maximum length of a rich text of an ad in characters, including markup. */
const maxJobTextLength = 10_000

/** Maximum number of days for which an ad runs. */
export const maxJobDays = 90

/**
 * GET api/jobs/categories/, employment_types/, specializations/, occupations/, contract_types/ and
 * countries/, in the requested language.
 */
const jobLookupValueSchema = nameSchema('JobLookupValue', z.object({ slug: z.string(), name: z.string() }))
export const jobLookupListSchema = z.array(jobLookupValueSchema)

/** GET api/regions/. */
export const regionListSchema = z.array(regionSchema)

const readText = () => z.string()

/**
 * Fields of lists, details and previews of ads. Missing texts are empty, other missing values null.
 */
const facts = {
  id: z.number().int(),
  /** Address of the ad in the requested language. */
  url: z.string(),
  ...toRecord(jobFieldsWith({ kind: 'text', isInTeaser: true }), readText),
  /** Language of the texts: the requested one if available. */
  language: localeSchema,
  /** Employer in the directory, if published in the requested language. */
  organization: z.object({ id: z.number().int(), title: z.string(), url: z.string() }).nullable(),
  ...toRecord(jobFieldsWith({ kind: 'lookup' }), () => jobLookupValueSchema.nullable()),
  region: regionSchema.nullable(),
  /** The slug is the two-letter code (ISO 3166-1). */
  country: jobLookupValueSchema,
  ...toRecord(jobFieldsWith({ kind: 'switch' }), () => z.boolean()),
  /** Days, YYYY-MM-DD. */
  ...toRecord(jobFieldsWith({ kind: 'day' }), () => z.iso.date().nullable()),
  logo: imageSchema.nullable(),
  /** ISO 8601 in Berlin. */
  published_at: z.iso.datetime({ offset: true }).nullable(),
  /** Time at which the ad leaves the board. */
  expires_at: z.iso.datetime({ offset: true }).nullable(),
}

/** A running ad in a list. */
export const jobTeaserSchema = nameSchema(
  'JobTeaser',
  z.object({
    ...facts,
    /** Start of the description without markup. */
    excerpt: z.string(),
  }),
)

/** GET api/jobs/teaser/: the five newest. */
export const jobTeasersSchema = z.array(jobTeaserSchema)

/**
 * The PDF of an ad: its file name, its size in bytes, and its address, which works while the ad
 * runs.
 */
const jobPdfSchema = z.object({ name: z.string(), byte_size: z.number().int(), url: z.string() })

const details = {
  ...facts,
  /** Addresses in both languages. */
  urls: pageUrlsSchema,
  /** Rich texts have the format of a text block. */
  ...toRecord(jobFieldsWith({ kind: 'text' }), readText),
  pdf: jobPdfSchema.nullable(),
}

/** GET api/jobs/{id}/; 410 for an expired, withdrawn or deleted ad. */
export const jobSchema = nameSchema(
  'Job',
  z.object({
    ...details,
    /** The most similar running ads, at most five. */
    similar: z.array(jobTeaserSchema),
  }),
)

/** The translated texts of an ad. */
const jobTranslation = z.object(toRecord(jobFieldsWith({ isTranslated: true }), readText))

/** GET, POST and PATCH api/jobs/my/…: an own ad in its original language. */
export const ownJobSchema = nameSchema(
  'OwnJob',
  z.object({
    ...details,
    translation: jobTranslation.nullable(),
    state: z.enum(jobStates),
    /** True if an editor withdrew it: it cannot be published again. */
    is_blocked: z.boolean(),
    revision: z.number().int(),
    /** True if `logo` belongs to the ad, false if to the organization. */
    has_own_logo: z.boolean(),
    /**
     * Numbers of views and of clicks on the application link, counted without cookies and network
     * addresses.
     */
    statistics: z.object({ views: z.number().int(), clicks: z.number().int() }),
    /** Name of the responsible person, for ads of a team. */
    team_owner: z.string().nullable(),
    /** Id of the ad in the team's own program. */
    external_id: z.string().nullable(),
    /** Remaining days including today; null unless published. */
    days_left: z.number().int().nullable(),
    created_at: z.iso.datetime({ offset: true }),
    updated_at: z.iso.datetime({ offset: true }),
    withdrawn_at: z.iso.datetime({ offset: true }).nullable(),
  }),
)

/** GET api/jobs/my/?state=, last changed first. */
export const ownJobListSchema = nameSchema(
  'OwnJobList',
  paginated(ownJobSchema).extend({
    /** Numbers of own ads by state. */
    counts: z.object({
      draft: z.number().int(),
      published: z.number().int(),
      expired: z.number().int(),
      withdrawn: z.number().int(),
    } satisfies Record<JobState, z.ZodNumber>),
  }),
)

const optionalEmail = z.union([z.literal(''), emailSchema], { error: 'invalid' })

/** Returns the schema of a text field in requests. */
function writtenText(name: JobFieldWith<{ kind: 'text' }>): z.ZodType<string, string> {
  const field = jobFields[name]
  if (field.format === 'line') return singleLine(field.max)
  if (field.format === 'rich') return z.string({ error: absentOrInvalid }).max(maxJobTextLength, 'max_length')
  if (field.format === 'email') return optionalEmail
  const address = z.url({ protocol: /^https?$/ }).max(2000)
  return z.union([z.literal(''), address], { error: 'invalid' })
}

/**
 * Editable fields of an ad. Messages are error codes, shared by forms and backend. Drafts may lack
 * everything.
 */
export const jobInputSchema = nameSchema(
  'JobInput',
  z
    .object({
      ...toRecord(jobFieldsWith({ kind: 'text' }), writtenText),
      language: localeSchema,
      translation: z
        .object(toRecord(jobFieldsWith({ isTranslated: true }), writtenText))
        .partial()
        .nullable(),
      /** Id of an organization in the directory. */
      organization: z.int32().positive().nullable(),
      // Only the backend can check that the value exists.
      ...toRecord(jobFieldsWith({ kind: 'lookup' }), () => jobLookupSlug.nullable()),
      region: z.enum(regionCodes).nullable(),
      country: z.enum(countryCodes, 'invalid'),
      ...toRecord(jobFieldsWith({ kind: 'switch' }), () => z.boolean()),
      ...toRecord(jobFieldsWith({ kind: 'day' }), () => z.iso.date('invalid').nullable()),
    })
    .partial(),
)

/** PATCH api/jobs/my/{id}/: omitted fields stay unchanged; 409 for an outdated revision. */
export const jobChangeSchema = nameSchema('JobChange', jobInputSchema.extend({ revision: revisionSchema }))

/**
 * POST api/jobs/my/{id}/pdf/ and …/logo/ take multipart/form-data with `file` and `revision` and
 * respond like PATCH. DELETE of both takes the revision as JSON.
 */
export const jobFileDeletionSchema = z.object({ revision: revisionSchema })

/**
 * 409 of PATCH and of file changes: the current ad, the rejected input, and the author of the last
 * change (null if unknown).
 */
export const jobConflictSchema = nameSchema(
  'JobConflict',
  conflictSchema.extend({ current: ownJobSchema, yours: jobInputSchema }),
)

/** 410 of an ad. */
export const endedJobSchema = nameSchema(
  'EndedJob',
  detailSchema.extend({
    reason: z.enum(['expired', 'withdrawn', 'deleted']),
    /** As in `jobSchema`. */
    similar: z.array(jobTeaserSchema).default([]),
  }),
)

export type Job = z.infer<typeof jobSchema>
export type JobTeaser = z.infer<typeof jobTeaserSchema>
export type JobInput = z.infer<typeof jobInputSchema>
export type OwnJob = z.infer<typeof ownJobSchema>
export type OwnJobList = z.infer<typeof ownJobListSchema>
export type EndedJob = z.infer<typeof endedJobSchema>
