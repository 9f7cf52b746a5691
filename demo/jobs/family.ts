import { z } from 'zod'
import type { JobLookup } from '@/lib/contract/records/job-lookups'
import { readContent } from '../read-content'
import { sentenceSchema, sentencesSchema } from '../sentence'
import { jobSlugs } from './job-slugs'

/** A value of a lookup. */
export type Slug<Lookup extends JobLookup> = (typeof jobSlugs)[Lookup][number]

/** What positions of a family have in common, unless the position says otherwise. */
const commonShape = {
  category: z.enum(jobSlugs.category),
  /** The kinds of organizations (see `kinds` of the organizations) by their German names. */
  houses: z.array(z.string()),
  /** What comes twice is chosen twice as often. */
  contracts: z.array(z.enum(jobSlugs.contract_type)),
  employments: z.array(z.enum(jobSlugs.employment_type)),
  /** With the theater season, in summer as schools end, or as soon as may be. */
  start: z.enum(['season', 'summer', 'soon']),
  /** About the team; one is chosen. */
  situation: sentencesSchema,
  /** How to apply; one is chosen. */
  apply: sentencesSchema,
}

const postSchema = z.strictObject({
  ...z.object(commonShape).partial().shape,
  /** Without `(w/m/d)`; `*` marks feminine endings, which organizations write differently. */
  title: sentenceSchema,
  occupation: z.enum(jobSlugs.occupation),
  specialization: z.enum(jobSlugs.specialization).optional(),
  /** All of them are named; where there are three, none of the family’s are. */
  tasks: sentencesSchema,
  requirements: sentencesSchema,
  /** The pay grade in the public service, as `9a`. */
  grade: z.string().optional(),
  /**
   * The least and the most that is paid where no grade says so: for a month, a performance or a
   * day, as the contract wants it.
   */
  fee: z.tuple([z.number(), z.number()]).optional(),
  /** What is paid for, where that is neither a month, a performance nor a day. */
  paidBy: z.enum(['hour', 'production']).optional(),
})

const familySchema = z.strictObject({
  ...commonShape,
  /** Some of these are named beside those of the position. */
  tasks: sentencesSchema,
  requirements: sentencesSchema,
  posts: z.array(postSchema),
})

/** A position of the demo's ads; what it leaves open is as in its family. */
export type JobPost = z.infer<typeof postSchema>

/** Positions that are advertised alike. */
export type JobFamily = z.infer<typeof familySchema>

/** All families by name, the most frequent ones first. */
export const families = new Map(
  readContent('jobs/families/order', z.array(z.string())).map((name) => [
    name,
    readContent(`jobs/families/${name}`, familySchema),
  ]),
)
