import { z } from 'zod'
import { absentOrInvalid } from '../common/single-line'

/**
 * Lookups of job ads, named like the field. The office maintains the values of each lookup
 * (`job-lookups` in the administration).
 */
export const jobLookups = [
  /** Fields of work. This is the first filter of the board. */
  'category',
  /** Working hours and duration of the job. */
  'employment_type',
  /** Voices, instruments, genres and departments. */
  'specialization',
  'occupation',
  /** Collective agreements and kinds of contracts. */
  'contract_type',
] as const

export type JobLookup = (typeof jobLookups)[number]

/** Words of letters and digits, joined by hyphens. */
export const lookupSlugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Slug of a lookup value in ads and addresses. */
export const jobLookupSlug = z
  .string({ error: absentOrInvalid })
  .max(100, 'max_length')
  .regex(lookupSlugPattern, 'invalid')
