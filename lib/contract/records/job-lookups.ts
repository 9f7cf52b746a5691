import { z } from 'zod'
import { absentOrInvalid } from '../common/single-line'

/** The lookups of job ads, by the names of their fields. What they offer, the office keeps (`job-lookups` of the administration). */
export const jobLookups = [
  /** Fields of work: of the board’s filters the first one. */
  'category',
  /** How much of it, and for how long. */
  'employment_type',
  /** Voices, instruments, genres and departments. */
  'specialization',
  /** What somebody is. */
  'occupation',
  /** Agreements and contracts. */
  'contract_type',
] as const

export type JobLookup = (typeof jobLookups)[number]

/** What ads and addresses call a value of a lookup. */
export const jobLookupSlug = z
  .string({ error: absentOrInvalid })
  .max(100, 'max_length')
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'invalid')
