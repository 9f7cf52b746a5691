import { z } from 'zod'
import { readContent } from '../read-content'
import { sentenceSchema, sentencesSchema } from '../sentence'
import { jobSlugs } from './job-slugs'

const employments = z.enum(jobSlugs.employment_type)

/** What houses say of themselves and offer; `{city}` is where a house is. */
export const houseTexts = readContent(
  'jobs/house-texts',
  z.strictObject({
    /** How a house introduces itself, by its kind. */
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

/** What ads of all houses have in common. */
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
