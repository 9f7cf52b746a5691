/** Filters of the board with counts, in display order. The names are also the query parameters. */
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

/** Orderings: newest first, earliest deadline first, or nearest to the given postcode first. */
export const jobOrderings = ['-published', 'deadline', 'distance'] as const
export type JobOrdering = (typeof jobOrderings)[number]
