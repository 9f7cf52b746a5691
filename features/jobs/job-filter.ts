import { type JobFacet, type JobOrdering, jobFacets, jobOrderings } from '@/lib/contract/jobs/job-facets'

/** The filter and order of the board. */
export interface JobFilter {
  /** Words of the ad; empty for none. */
  search: string
  /** The id of an organization in the directory; empty for all. */
  organization: string
  /** The chosen slugs or codes of each facet, any of which matches; empty for all. */
  chosen: Readonly<Record<JobFacet, readonly string[]>>
  ordering: JobOrdering
  /** The postcode as entered, the origin of distances; empty for none. */
  near: string
  /** The maximum distance in kilometers; null for any distance. */
  within: number | null
}

/** The default order. */
const usualOrdering = (near: string): JobOrdering => (near === '' ? '-published' : 'distance')

/** The filter that matches all ads. */
export const allJobs: JobFilter = {
  search: '',
  organization: '',
  chosen: {
    category: [],
    employment_type: [],
    specialization: [],
    occupation: [],
    contract_type: [],
    region: [],
    country: [],
  },
  ordering: usualOrdering(''),
  near: '',
  within: null,
}

/** Returns true if the filter excludes any ads. */
export const isNarrowed = ({ search, organization, chosen, within }: JobFilter): boolean =>
  search !== '' ||
  organization !== '' ||
  within !== null ||
  jobFacets.some((facet) => chosen[facet].length > 0)

/** Returns the filter with other values of a facet. */
export const chooseValues = (filter: JobFilter, facet: JobFacet, values: readonly string[]): JobFilter => ({
  ...filter,
  chosen: { ...filter.chosen, [facet]: values },
})

/** Returns the filter with a value of a facet added, or removed if it is chosen. */
export function toggleValue(filter: JobFilter, facet: JobFacet, value: string): JobFilter {
  const currentValues = filter.chosen[facet]
  const otherValues = currentValues.filter((current) => current !== value)
  return chooseValues(
    filter,
    facet,
    otherValues.length < currentValues.length ? otherValues : [...currentValues, value].sort(),
  )
}

/** The maximum number of values of a facet in an address. */
const maxValues = 20

/** The maximum length of the search words; longer ones are cut. */
export const maxSearchLength = 100

/** The maximum length of a postcode with its country. */
export const maxPostcodeLength = 9

/** Returns the filter with another postcode or none, ordered by distance with a postcode. */
export const setPostcode = (filter: JobFilter, near: string): JobFilter => ({
  ...filter,
  near,
  ordering: usualOrdering(near),
  within: near === '' ? null : filter.within,
})

/**
 * Returns the part of a filter that narrows the board. A distance has an effect only with a known
 * postcode.
 * @param listPart the loaded list, which knows the postcode
 */
export const getNarrowingPart = (filter: JobFilter, listPart: { isNearKnown: boolean | null } | undefined) =>
  filter.within !== null && listPart?.isNearKnown ? filter : setPostcode(filter, '')

/**
 * Parses a filter; null for an unknown order or invalid values.
 * @param getParameter returns a parameter of the address, or null
 */
export function readJobFilter(
  getParameter: (
    name: JobFacet | 'search' | 'organization' | 'ordering' | 'near' | 'within',
  ) => string | null,
): JobFilter | null {
  const order = getParameter('ordering') ?? ''
  const near = toSingleLine(getParameter('near') ?? '').slice(0, maxPostcodeLength)
  const ordering = order === '' ? usualOrdering(near) : jobOrderings.find((option) => option === order)
  const radius = getParameter('within') ?? ''
  const organization = getParameter('organization') ?? ''
  const readValues = (facet: JobFacet) => [...new Set(getParameter(facet)?.split(',').filter(Boolean))].sort()
  const valuesByFacet = Object.fromEntries(jobFacets.map((facet) => [facet, readValues(facet)]))
  const isPossible = Object.values(valuesByFacet).every(
    (values) => values.length <= maxValues && values.every((value) => /^[\w-]{1,60}$/.test(value)),
  )
  if (ordering === undefined || !isPossible || !/^(?:|25|50|100|200)$/.test(radius)) return null
  if (!/^(?:[1-9]\d{0,8})?$/.test(organization)) return null
  const filter = {
    search: toSingleLine(getParameter('search') ?? ''),
    organization,
    chosen: { ...allJobs.chosen, ...valuesByFacet },
  }
  if (near !== '') return { ...filter, ordering, near, within: radius === '' ? null : Number(radius) }
  // A radius requires a postcode.
  const possibleOrdering = ordering === 'distance' ? usualOrdering('') : ordering
  return { ...filter, ordering: possibleOrdering, near, within: null }
}

const toSingleLine = (value: string) =>
  value
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxSearchLength)
    .replace(/[\uD800-\uDBFF]$/, '')

/** Returns a filter as parameters of the board's addresses and the backend's call. */
export function jobParameters({
  search,
  organization,
  chosen,
  ordering,
  near,
  within,
}: JobFilter): Record<string, string> {
  const chosenFacets = jobFacets.filter((facet) => chosen[facet].length > 0)
  return {
    ...Object.fromEntries(chosenFacets.map((facet) => [facet, chosen[facet].join(',')])),
    ...(search !== '' && { search }),
    ...(organization !== '' && { organization }),
    ...(near !== '' && { near, ...(within !== null && { within: String(within) }) }),
    ...(ordering !== usualOrdering(near) && { ordering }),
  }
}
