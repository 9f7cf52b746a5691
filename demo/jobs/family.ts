import { z } from 'zod'
import type { JobLookup } from '@/lib/contract/records/job-lookups'
import { readContent } from '../read-content'
import { sentenceSchema, sentencesSchema } from '../sentence'
import { jobSlugs } from './job-slugs'

/** A value of a lookup. */
export type Slug<Lookup extends JobLookup> = (typeof jobSlugs)[Lookup][number]

/**
 * The texts and values shared by the positions of a family. A position may replace each of them.
 */
const commonShape = {
  category: z.enum(jobSlugs.category),
  /** The kinds of organizations by their German names (see `kinds` of the organizations). */
  houses: z.array(z.string()),
  /** A repeated value is chosen more often. */
  contracts: z.array(z.enum(jobSlugs.contract_type)),
  employments: z.array(z.enum(jobSlugs.employment_type)),
  /**
   * The start of work: with the theater season, in summer at the end of the school year, or soon.
   */
  start: z.enum(['season', 'summer', 'soon']),
  /** Sentences about the team; an ad has one. */
  situation: sentencesSchema,
  /** Ways to apply; an ad has one. */
  apply: sentencesSchema,
}

const postSchema = z.strictObject({
  ...z.object(commonShape).partial().shape,
  /** Without `(w/m/d)`. `*` marks feminine endings, which each organization writes in its style. */
  title: sentenceSchema,
  occupation: z.enum(jobSlugs.occupation),
  specialization: z.enum(jobSlugs.specialization).optional(),
  /** An ad has all of these; with at least three, it has no tasks of the family. */
  tasks: sentencesSchema,
  requirements: sentencesSchema,
  /** The pay grade in the public service, as `9a`. */
  grade: z.string().optional(),
  /**
   * The lowest and highest pay without a grade: for a month, a performance or a day, depending on
   * the contract.
   */
  fee: z.tuple([z.number(), z.number()]).optional(),
  /** The unit of the pay, if it is not a month, a performance or a day. */
  paidBy: z.enum(['hour', 'production']).optional(),
})

const familySchema = z.strictObject({
  ...commonShape,
  /** An ad has some of these in addition to those of the position. */
  tasks: sentencesSchema,
  requirements: sentencesSchema,
  posts: z.array(postSchema),
})

/** A position of the demo's ads; values that it lacks are those of its family. */
export type JobPost = z.infer<typeof postSchema>

/** A family: positions with similar ads. */
export type JobFamily = z.infer<typeof familySchema>

/** All families by name, the most frequent ones first. */
export const families = new Map(
  readContent('jobs/families/order', z.array(z.string())).map((name) => [
    name,
    readContent(`jobs/families/${name}`, familySchema),
  ]),
)
