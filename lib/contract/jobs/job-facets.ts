/**
 * Filters of the board whose values have counts, in the order of display. Their names are also the
 * query parameters.
 */
export const jobFacets = [
  'category',
  'employment_type',
  'specialization',
  'occupation',
  'contract_type',
  'region',
  'country',
] as const
export type JobFacet = (typeof jobFacets)[number]

/**
 * Orders of the board: newest first, earliest deadline first, or nearest to the requested postcode
 * first.
 */
export const jobOrderings = ['-published', 'deadline', 'distance'] as const
export type JobOrdering = (typeof jobOrderings)[number]
