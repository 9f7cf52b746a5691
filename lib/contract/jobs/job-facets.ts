/** What the board is filtered by and counts, in the order of its filters; the names of the query's parameters too. */
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

/** The latest first, those first that must be applied for soonest, or the nearest first to a postcode that is named, too. */
export const jobOrderings = ['-published', 'deadline', 'distance'] as const
export type JobOrdering = (typeof jobOrderings)[number]
