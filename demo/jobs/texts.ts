import { z } from 'zod'
import { readContent } from '../read-content'
import { sentenceSchema, sentencesSchema } from '../sentence'
import { jobSlugs } from './job-slugs'

const employments = z.enum(jobSlugs.employment_type)

/** Introductions and benefits of organizations; `{city}` is their place. */
export const employerTexts = readContent(
  'jobs/house-texts',
  z.strictObject({
    /** Introductions by the kind of organization. */
    introductions: z.record(z.string(), sentencesSchema),
    benefits: sentencesSchema,
    /** Within Germany. */
    localBenefits: sentencesSchema,
    guestBenefits: sentencesSchema,
    freelanceBenefits: sentencesSchema,
    welcomes: sentencesSchema,
  }),
)

const setOf = <Value extends string>(schema: z.ZodType<Value>) =>
  z.array(schema).transform((values): ReadonlySet<Value> => new Set(values))

/** Texts shared by the ads of all organizations. */
export const adTexts = readContent(
  'jobs/ad-texts',
  z.strictObject({
    expectations: sentenceSchema,
    duties: sentenceSchema,
    /** What begins, by how somebody is employed. */
    things: z.partialRecord(employments, sentenceSchema),
    /**
     * How much work it is; `{share}` is a part of full time, of which one of `shares` is chosen.
     */
    extents: z.record(employments, sentenceSchema),
    shares: z.array(z.string()),
    /** Occupations that can be done from elsewhere. */
    atHome: setOf(z.enum(jobSlugs.occupation)),
    /** Who is employed like that learns more than works. */
    beginners: setOf(employments),
    /**
     * Where half of the people come from abroad, ads are in English as well, or in nothing else.
     */
    international: setOf(z.enum(jobSlugs.category)),
  }),
)
