import { z } from 'zod'
import { readContent } from '../read-content'
import { sentenceSchema, sentencesSchema } from '../sentence'
import { jobSlugs } from './job-slugs'

const employments = z.enum(jobSlugs.employment_type)

/** Introductions and benefits of organizations; `{city}` is the city. */
export const employerTexts = readContent(
  'jobs/house-texts',
  z.strictObject({
    /** Introductions by the kind of organization. */
    introductions: z.record(z.string(), sentencesSchema),
    benefits: sentencesSchema,
    /** Benefits within Germany. */
    localBenefits: sentencesSchema,
    guestBenefits: sentencesSchema,
    freelanceBenefits: sentencesSchema,
    welcomes: sentencesSchema,
  }),
)

const setSchema = <Value extends string>(schema: z.ZodType<Value>) =>
  z.array(schema).transform((values): ReadonlySet<Value> => new Set(values))

/** Texts shared by the ads of all organizations. */
export const adTexts = readContent(
  'jobs/ad-texts',
  z.strictObject({
    expectations: sentenceSchema,
    duties: sentenceSchema,
    /** The noun for the start of work, by the kind of employment. */
    things: z.partialRecord(employments, sentenceSchema),
    /** Working hours; `{share}` is a fraction of full time, one of `shares`. */
    extents: z.record(employments, sentenceSchema),
    shares: z.array(z.string()),
    /** Occupations suitable for remote work. */
    atHome: setSchema(z.enum(jobSlugs.occupation)),
    /** Kinds of employment for trainees. */
    beginners: setSchema(employments),
    /** Categories with many employees from abroad: their ads are also or only in English. */
    international: setSchema(z.enum(jobSlugs.category)),
  }),
)
