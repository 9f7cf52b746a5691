import { z } from 'zod'
import { countryCodes } from '../common/countries'
import { conflictSchema, detailSchema } from '../common/errors'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'
import { regionCodes, regionSchema } from '../common/region'
import { revisionSchema } from '../common/revision'
import { absentOrInvalid, emailSchema, singleLine } from '../common/single-line'
import { daySchema } from '../common/time-range'
import { toObject } from '../common/to-object'
import { imageSchema } from '../media/image'
import { pageUrlsSchema } from '../pages/page'
import { jobLookupSlug } from '../records/job-lookups'
import { type JobFieldWith, jobFields, listJobFields } from './job-fields'

/**
 * States of an ad. `expired`: the time for applications has ended. `withdrawn`: its owner, an
 * editor or the office has withdrawn it.
 */
export const jobStates = ['draft', 'published', 'expired', 'withdrawn'] as const
export type JobState = (typeof jobStates)[number]

/** Maximum length of a rich text in an ad, in characters. The markup counts. */
const maxJobTextLength = 10_000

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
 * Fields of an ad in lists, on its page and in previews. A missing text is empty; any other missing
 * value is null.
 */
const sharedShape = {
  id: z.number().int(),
  /** Address of the ad in the requested language. */
  url: z.string(),
  ...toObject(listJobFields({ kind: 'text', isInTeaser: true }), readText),
  /** Language of the texts. It is the requested one if the ad has texts in it. */
  language: localeSchema,
  /**
   * Organization in the directory that offers the job; null if it is not published in the requested
   * language.
   */
  organization: z.object({ id: z.number().int(), title: z.string(), url: z.string() }).nullable(),
  ...toObject(listJobFields({ kind: 'lookup' }), () => jobLookupValueSchema.nullable()),
  region: regionSchema.nullable(),
  /** The slug is the two-letter code of the country (ISO 3166-1). */
  country: jobLookupValueSchema,
  ...toObject(listJobFields({ kind: 'switch' }), () => z.boolean()),
  /** Days in the format YYYY-MM-DD. */
  ...toObject(listJobFields({ kind: 'day' }), () => z.iso.date().nullable()),
  logo: imageSchema.nullable(),
  /** ISO 8601 in Berlin time. */
  published_at: z.iso.datetime({ offset: true }).nullable(),
  /** Time at which the ad leaves the board. */
  expires_at: z.iso.datetime({ offset: true }).nullable(),
}

export const jobTeaserSchema = nameSchema(
  'JobTeaser',
  z.object({
    ...sharedShape,
    /** Start of the description, without markup. */
    excerpt: z.string(),
  }),
)

/** GET api/jobs/teaser/: the five newest ads. */
export const jobTeasersSchema = z.array(jobTeaserSchema)

/**
 * PDF of an ad: its file name, its size in bytes and its address. The address works as long as the
 * ad is published.
 */
const jobPdfSchema = z.object({ name: z.string(), byte_size: z.number().int(), url: z.string() })

const details = {
  ...sharedShape,
  urls: pageUrlsSchema,
  /** Rich texts have the format of a text block. */
  ...toObject(listJobFields({ kind: 'text' }), readText),
  pdf: jobPdfSchema.nullable(),
}

/** GET api/jobs/{id}/. The response is 410 if the ad has expired or was withdrawn or deleted. */
export const jobSchema = nameSchema(
  'Job',
  z.object({
    ...details,
    /** The most similar published ads, at most five. */
    similar: z.array(jobTeaserSchema),
  }),
)

/** The texts of an ad that can be translated, in the other language. */
const jobTranslation = z.object(toObject(listJobFields({ isTranslated: true }), readText))

/** GET, POST and PATCH api/jobs/my/…: an ad of the user, in its original language. */
export const ownJobSchema = nameSchema(
  'OwnJob',
  z.object({
    ...details,
    translation: jobTranslation.nullable(),
    state: z.enum(jobStates),
    /** True if an editor or the office has withdrawn the ad. It cannot be published again. */
    is_blocked: z.boolean(),
    revision: z.number().int(),
    /** True if `logo` belongs to the ad, false if it belongs to the organization. */
    has_own_logo: z.boolean(),
    /**
     * Numbers of views and of clicks on the link for applications. They are counted without cookies
     * and network addresses.
     */
    statistics: z.object({ views: z.number().int(), clicks: z.number().int() }),
    /** Name of the person responsible for the ad, if it belongs to a team; otherwise null. */
    team_owner: z.string().nullable(),
    /** Id of the ad in the team's own software; null if it has none. */
    external_id: z.string().nullable(),
    /** Remaining days, including today; null if the ad is not published. */
    days_left: z.number().int().nullable(),
    created_at: z.iso.datetime({ offset: true }),
    updated_at: z.iso.datetime({ offset: true }),
    withdrawn_at: z.iso.datetime({ offset: true }).nullable(),
  }),
)

/** GET api/jobs/my/?state=: the user's own ads, last changed first. */
export const ownJobListSchema = nameSchema(
  'OwnJobList',
  paginated(ownJobSchema).extend({
    /** Number of the user's own ads in each state. */
    counts: z.object({
      draft: z.number().int(),
      published: z.number().int(),
      expired: z.number().int(),
      withdrawn: z.number().int(),
    } satisfies Record<JobState, z.ZodNumber>),
  }),
)

const optionalEmail = z.union([z.literal(''), emailSchema], { error: 'invalid' })

function toTextInputSchema(name: JobFieldWith<{ kind: 'text' }>): z.ZodType<string, string> {
  const field = jobFields[name]
  if (field.format === 'line') return singleLine(field.max)
  if (field.format === 'rich') return z.string({ error: absentOrInvalid }).max(maxJobTextLength, 'max_length')
  if (field.format === 'email') return optionalEmail
  const address = z.url({ protocol: /^https?$/ }).max(2000)
  return z.union([z.literal(''), address], { error: 'invalid' })
}

/** The reason of an editor or of the office for its owners. */
export const withdrawalReason = z.string().trim().min(1).max(2000)

/** POST api/jobs/my/{id}/withdraw/: an editor may give the owners a reason. */
export const jobWithdrawalSchema = nameSchema('JobWithdrawal', z.object({ reason: withdrawalReason.optional() }))

/**
 * Fields of an ad that its owner can change. The messages are error codes, which the form and the
 * backend share. A draft may lack any field.
 */
export const jobInputSchema = nameSchema(
  'JobInput',
  z
    .object({
      ...toObject(listJobFields({ kind: 'text' }), toTextInputSchema),
      language: localeSchema,
      translation: z
        .object(toObject(listJobFields({ isTranslated: true }), toTextInputSchema))
        .partial()
        .nullable(),
      /** Id of an organization in the directory. */
      organization: z.int32().positive().nullable(),
      // The backend checks that the value exists.
      ...toObject(listJobFields({ kind: 'lookup' }), () => jobLookupSlug.nullable()),
      region: z.enum(regionCodes).nullable(),
      country: z.enum(countryCodes, 'invalid'),
      ...toObject(listJobFields({ kind: 'switch' }), () => z.boolean()),
      ...toObject(listJobFields({ kind: 'day' }), () => daySchema.nullable()),
    })
    .partial(),
)

/**
 * PATCH api/jobs/my/{id}/: fields that are not sent stay unchanged, also within `translation`. A
 * day in `starts_on` sets an omitted `starts_immediately` to false. An outdated revision is
 * answered with 409.
 */
export const jobChangeSchema = nameSchema('JobChange', jobInputSchema.extend({ revision: revisionSchema }))

/**
 * POST api/jobs/my/{id}/pdf/ and …/logo/ take multipart/form-data with `file` and `revision`. Their
 * response is that of PATCH. DELETE of these paths takes the revision as JSON.
 */
export const jobFileDeletionSchema = z.object({ revision: revisionSchema })

/**
 * Body of 409 for PATCH and changes of files: the current ad, the input that was rejected, and the
 * author of the last change (null if unknown).
 */
export const jobConflictSchema = nameSchema(
  'JobConflict',
  conflictSchema.extend({ current: ownJobSchema, yours: jobInputSchema }),
)

/** Body of 410: the reason why an ad is no longer on the board. */
export const endedJobSchema = nameSchema(
  'EndedJob',
  detailSchema.extend({
    reason: z.enum(['expired', 'withdrawn', 'deleted']),
    /** Similar published ads, as in `jobSchema`. */
    similar: z.array(jobTeaserSchema).default([]),
  }),
)

export type Job = z.infer<typeof jobSchema>
export type JobTeaser = z.infer<typeof jobTeaserSchema>
export type JobInput = z.infer<typeof jobInputSchema>
export type OwnJob = z.infer<typeof ownJobSchema>
export type OwnJobList = z.infer<typeof ownJobListSchema>
export type EndedJob = z.infer<typeof endedJobSchema>
