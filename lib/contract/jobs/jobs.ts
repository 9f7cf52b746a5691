import { z } from 'zod'
import { countryCodes } from '../common/countries'
import { conflictSchema, detailSchema } from '../common/errors'
import { localeSchema } from '../common/locale-schema'
import { named } from '../common/named'
import { paginated } from '../common/pagination'
import { recordOf } from '../common/record-of'
import { regionCodes, regionSchema } from '../common/region'
import { revisionSchema } from '../common/revision'
import { absentOrInvalid, emailSchema, singleLine } from '../common/single-line'
import { imageSchema } from '../media/image'
import { pageUrlsSchema } from '../pages/page'
import { jobLookupSlug } from '../records/job-lookups'
import { type JobFieldWith, jobFields, jobFieldsWith } from './job-fields'

/** `expired` is what nobody can apply for any more, `withdrawn` what the owner or an editor took back. */
export const jobStates = ['draft', 'published', 'expired', 'withdrawn'] as const
export type JobState = (typeof jobStates)[number]

/** How many characters a rich text of an ad has at most, its markup included. */
const maxJobTextLength = 10_000

/** How many days an ad runs at most. */
export const maxJobDays = 90

/** GET api/jobs/categories/, employment_types/, specializations/, occupations/, contract_types/ and countries/: in the asked language. */
const jobLookupValueSchema = named('JobLookupValue', z.object({ slug: z.string(), name: z.string() }))
export const jobLookupListSchema = z.array(jobLookupValueSchema)

/** GET api/regions/. */
export const regionListSchema = z.array(regionSchema)

const readText = () => z.string()

/** What lists, details and previews of ads all show. Missing texts are empty, other missing facts null. */
const facts = {
  id: z.number().int(),
  /** The address of the ad in the asked language. */
  url: z.string(),
  ...recordOf(jobFieldsWith({ kind: 'text', isListed: true }), readText),
  /** The language of the texts: the asked one, where the ad has it. */
  language: localeSchema,
  /** The employer in the directory, where it is online in the asked language. */
  organization: z.object({ id: z.number().int(), title: z.string(), url: z.string() }).nullable(),
  ...recordOf(jobFieldsWith({ kind: 'lookup' }), () => jobLookupValueSchema.nullable()),
  region: regionSchema.nullable(),
  /** The slug is its code of two letters (ISO 3166-1). */
  country: jobLookupValueSchema,
  ...recordOf(jobFieldsWith({ kind: 'switch' }), () => z.boolean()),
  /** Days, YYYY-MM-DD. */
  ...recordOf(jobFieldsWith({ kind: 'day' }), () => z.iso.date().nullable()),
  logo: imageSchema.nullable(),
  /** ISO 8601 in Berlin. */
  published_at: z.iso.datetime({ offset: true }).nullable(),
  /** From then on the ad is gone. */
  expires_at: z.iso.datetime({ offset: true }).nullable(),
}

/** A running ad in a list. */
export const jobTeaserSchema = named(
  'JobTeaser',
  z.object({
    ...facts,
    /** How the description begins, without markup. */
    excerpt: z.string(),
  }),
)

/** GET api/jobs/teaser/: the newest five. */
export const jobTeasersSchema = z.array(jobTeaserSchema)

/** The PDF of an ad: what it is saved as, its length in bytes, and its address, which answers as long as the ad runs. */
const jobPdfSchema = z.object({ name: z.string(), byte_size: z.number().int(), url: z.string() })

const details = {
  ...facts,
  /** Its addresses in both languages. */
  urls: pageUrlsSchema,
  /** Rich texts are those of the block of texts. */
  ...recordOf(jobFieldsWith({ kind: 'text' }), readText),
  pdf: jobPdfSchema.nullable(),
}

/** GET api/jobs/{id}/; 410 for one that has expired, was withdrawn or deleted. */
export const jobSchema = named(
  'Job',
  z.object({
    ...details,
    /** Running ads that have most in common with it, five at most. */
    similar: z.array(jobTeaserSchema),
  }),
)

/** An ad's texts in the language that is not its own. */
const jobTranslation = z.object(recordOf(jobFieldsWith({ isTranslated: true }), readText))

/** GET, POST and PATCH api/jobs/my/…: an own ad in its own language. */
export const ownJobSchema = named(
  'OwnJob',
  z.object({
    ...details,
    translation: jobTranslation.nullable(),
    state: z.enum(jobStates),
    /** Whether it was withdrawn by an editor: then it is not published again. */
    is_blocked: z.boolean(),
    revision: z.number().int(),
    /** Whether `logo` is the ad's own, not the organization's. */
    has_own_logo: z.boolean(),
    /** How often it was looked at, and how often somebody went on to apply; counted without cookies and addresses. */
    statistics: z.object({ views: z.number().int(), clicks: z.number().int() }),
    /** The name of who answers for it, where it belongs to a team. */
    team_owner: z.string().nullable(),
    /** What the team's own program calls it. */
    external_id: z.string().nullable(),
    /** How many days it still runs, this one included; null unless it is published. */
    days_left: z.number().int().nullable(),
    created_at: z.iso.datetime({ offset: true }),
    updated_at: z.iso.datetime({ offset: true }),
    withdrawn_at: z.iso.datetime({ offset: true }).nullable(),
  }),
)

/** GET api/jobs/my/: `?state=`, the last changed first. */
export const ownJobListSchema = named(
  'OwnJobList',
  paginated(ownJobSchema).extend({
    /** How many own ads there are in each state. */
    counts: z.object({
      draft: z.number().int(),
      published: z.number().int(),
      expired: z.number().int(),
      withdrawn: z.number().int(),
    } satisfies Record<JobState, z.ZodNumber>),
  }),
)

const optionalEmail = z.union([z.literal(''), emailSchema], { error: 'invalid' })

/** The schema of a text as its owner writes it. */
function writtenText(name: JobFieldWith<{ kind: 'text' }>): z.ZodType<string, string> {
  const field = jobFields[name]
  if (field.format === 'line') return singleLine(field.max)
  if (field.format === 'rich') return z.string({ error: absentOrInvalid }).max(maxJobTextLength, 'max_length')
  if (field.format === 'email') return optionalEmail
  const address = z.url({ protocol: /^https?$/ }).max(2000)
  return z.union([z.literal(''), address], { error: 'invalid' })
}

/** What owners write of an ad; messages are codes, for forms and backend alike. Drafts may lack everything. */
export const jobInputSchema = named(
  'JobInput',
  z
    .object({
      ...recordOf(jobFieldsWith({ kind: 'text' }), writtenText),
      language: localeSchema,
      translation: z
        .object(recordOf(jobFieldsWith({ isTranslated: true }), writtenText))
        .partial()
        .nullable(),
      /** The id of an organization of the directory. */
      organization: z.int32().positive().nullable(),
      // The backend knows the values.
      ...recordOf(jobFieldsWith({ kind: 'lookup' }), () => jobLookupSlug.nullable()),
      region: z.enum(regionCodes).nullable(),
      country: z.enum(countryCodes, 'invalid'),
      ...recordOf(jobFieldsWith({ kind: 'switch' }), () => z.boolean()),
      ...recordOf(jobFieldsWith({ kind: 'day' }), () => z.iso.date('invalid').nullable()),
    })
    .partial(),
)

/** PATCH api/jobs/my/{id}/: what is left out stays as it was; a revision that is not current is answered with 409. */
export const jobChangeSchema = named('JobChange', jobInputSchema.extend({ revision: revisionSchema }))

/**
 * POST api/jobs/my/{id}/pdf/ and …/logo/: a form (multipart/form-data) of `file` and `revision`; answered as PATCH. DELETE of both
 * has the revision in its JSON.
 */
export const jobFileDeletionSchema = z.object({ revision: revisionSchema })

/** 409 of PATCH, and of what concerns files: the ad as it is now, what was sent, and who changed it last (null if unknown). */
export const jobConflictSchema = named(
  'JobConflict',
  conflictSchema.extend({ current: ownJobSchema, yours: jobInputSchema }),
)

/** 410 of an ad. */
export const endedJobSchema = named(
  'EndedJob',
  detailSchema.extend({
    /** Why it is gone. */
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
