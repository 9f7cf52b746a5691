import { z } from 'zod'
import type { JobLookup } from '@/lib/contract/records/job-lookups'
import { readContent } from '../read-content'
import { sentenceSchema, sentencesSchema } from '../sentence'
import { jobSlugs } from './job-slugs'

/** The slug of a value of a job lookup, for example of an occupation. */
export type Slug<Lookup extends JobLookup> = (typeof jobSlugs)[Lookup][number]

/** The texts and values that the positions of a family share. A position may replace them. */
const commonShape = {
  category: z.enum(jobSlugs.category),
  /** The kinds of organizations that offer the position, by their German names. */
  organizationKinds: z.array(z.string()),
  /** The demo picks one at random. A repeated value is picked more often. */
  contracts: z.array(z.enum(jobSlugs.contract_type)),
  employments: z.array(z.enum(jobSlugs.employment_type)),
  /** The start of work: with the season, at the end of the school year, or soon. */
  start: z.enum(['season', 'summer', 'soon']),
  /** Sentences about the team, of which an ad contains one. */
  situation: sentencesSchema,
  /** Sentences about the way to apply, of which an ad contains one. */
  apply: sentencesSchema,
}

const postSchema = z.strictObject({
  ...z.object(commonShape).partial().shape,
  /**
   * Without `(w/m/d)`. `*` marks a feminine ending, which each organization writes in its own
   * style.
   */
  title: sentenceSchema,
  occupation: z.enum(jobSlugs.occupation),
  specialization: z.enum(jobSlugs.specialization).optional(),
  /** An ad lists all of these. If there are fewer than three, it adds tasks of the family. */
  tasks: sentencesSchema.default([]),
  requirements: sentencesSchema,
  /** The pay grade in the public service, for example `9a`. */
  grade: z.string().optional(),
  /**
   * The lowest and highest pay if there is no grade. The contract decides whether it is per month,
   * per performance or per day.
   */
  fee: z.tuple([z.number(), z.number()]).optional(),
  /** The unit of the pay if it is not the usual one of the contract. */
  paidBy: z.enum(['hour', 'production']).optional(),
})

const familySchema = z.strictObject({
  ...commonShape,
  /** An ad lists some of these tasks in addition to the tasks of the position. */
  tasks: sentencesSchema,
  requirements: sentencesSchema,
  posts: z.array(postSchema),
})

/** A position in the ads of the demo. Missing values are taken from its family. */
export type JobPost = z.infer<typeof postSchema>

/** A group of positions that have similar ads. */
export type JobFamily = z.infer<typeof familySchema>

/** All families by name. The family with the most ads is first. */
export const families = new Map(
  readContent('jobs/families/order', z.array(z.string())).map((name) => [
    name,
    readContent(`jobs/families/${name}`, familySchema),
  ]),
)
