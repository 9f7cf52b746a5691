import { z } from 'zod'
import { requiredLine } from '../common/single-line'
import { jobLookups, lookupSlugPattern } from '../records/job-lookups'
import { defineRecordType } from './record-type'

const values = {
  /**
   * Lookup of the value. Like the slug, it cannot be changed after creation, because ads and
   * addresses refer to it.
   */
  lookup: z.enum(jobLookups),
  /** If empty, derived from the German name. */
  slug: z.union([z.literal(''), z.string().max(100, 'max_length').regex(lookupSlugPattern, 'lookup_slug')]),
  name: z.object({ de: requiredLine(100), en: requiredLine(100) }),
  position: z.int().min(0).max(10_000),
  /** True if forms offer the value. Ads keep a value that is no longer offered. */
  is_shown: z.boolean(),
}

/** Values of the lookups of job ads, with their names in both languages. */
export const jobLookupRecords = defineRecordType({
  name: 'job-lookups',
  section: 'jobs',
  values: z.object(values),
  row: z.object({
    ...values,
    /** Number of ads with this value, in all states. */
    jobs: z.number().int(),
  }),
  filters: z.object({ lookup: z.enum(jobLookups).optional(), is_shown: z.enum(['true', 'false']).optional() }),
  orderings: ['position', 'name'],
  actions: { delete: z.object({}), hide: z.object({}), show: z.object({}) },
})
