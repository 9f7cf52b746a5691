import { z } from 'zod'
import { requiredLine } from '../common/single-line'
import { jobLookupSlug, jobLookups } from '../records/job-lookups'
import { recordType } from './record-type'

const values = {
  /** Stays as it is once the value is made, as the slug does: ads and addresses name both. */
  lookup: z.enum(jobLookups),
  /** Empty where it is to be made of the German name. */
  slug: z.union([z.literal(''), jobLookupSlug], { error: 'invalid' }),
  name: z.object({ de: requiredLine(100), en: requiredLine(100) }),
  position: z.int().min(0).max(10_000),
  /** Whether forms offer it; ads that have it keep it. */
  is_shown: z.boolean(),
}

/** What the fields of job ads offer, and what it is called everywhere. */
export const jobLookupRecords = recordType({
  name: 'job-lookups',
  section: 'jobs',
  values: z.object(values),
  row: z.object({
    ...values,
    /** How many ads have it, of any state. */
    jobs: z.number().int(),
  }),
  filters: z.object({
    lookup: z.enum(jobLookups).optional(),
    is_shown: z.enum(['true', 'false']).optional(),
  }),
  orderings: ['position', 'name'],
  actions: { delete: z.object({}), hide: z.object({}), show: z.object({}) },
})
