import { z } from 'zod'
import { absentOrInvalid } from '../common/single-line'

/**
 * Lookups of job ads by field name. The office maintains their values (`job-lookups` of the
 * administration).
 */
export const jobLookups = [
  /** Fields of work; the first filter of the board. */
  'category',
  /** Working hours and duration. */
  'employment_type',
  /** Voices, instruments, genres and departments. */
  'specialization',
  /** Occupations. */
  'occupation',
  /** Collective agreements and contracts. */
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
