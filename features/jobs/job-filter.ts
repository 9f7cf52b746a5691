import { type JobFacet, type JobOrdering, jobFacets, jobOrderings } from '@/lib/contract/jobs/job-facets'
import { cutText } from '@/lib/text/cut-text'

/** The filter and the order of the list of job ads (the "board"). */
export interface JobFilter {
  /** The words to search for in the ads; empty for no search. */
  search: string
  /** The id of an organization in the directory; empty for all organizations. */
  organization: string
  /** The selected slugs or codes by facet; empty for all. An ad must have one of them. */
  selectedValues: Readonly<Record<JobFacet, readonly string[]>>
  ordering: JobOrdering
  /** The entered postcode, from which distances are measured; empty for none. */
  near: string
  /** The maximum distance in kilometers; null for any distance. */
  within: number | null
}

/** Returns the order of a list for which the visitor has not chosen one. */
const getDefaultOrdering = (near: string): JobOrdering => (near === '' ? '-published' : 'distance')

/** The filter with the default values, which matches all ads. */
export const allJobs: JobFilter = {
  search: '',
  organization: '',
  selectedValues: {
    category: [],
    employment_type: [],
    specialization: [],
    occupation: [],
    contract_type: [],
    region: [],
    country: [],
  },
  ordering: getDefaultOrdering(''),
  near: '',
  within: null,
}

/** Returns true if the filter can exclude ads. */
export const isNarrowed = ({ search, organization, selectedValues, within }: JobFilter): boolean =>
  search !== '' || organization !== '' || within !== null || jobFacets.some((facet) => selectedValues[facet].length > 0)

export const chooseValues = (filter: JobFilter, facet: JobFacet, values: readonly string[]): JobFilter => ({
  ...filter,
  selectedValues: { ...filter.selectedValues, [facet]: values },
})

/** Returns a copy of the filter with the value added, or removed if it was chosen. */
export function toggleValue(filter: JobFilter, facet: JobFacet, value: string): JobFilter {
  const currentValues = filter.selectedValues[facet]
  const otherValues = currentValues.filter((current) => current !== value)
  return chooseValues(
    filter,
    facet,
    otherValues.length < currentValues.length ? otherValues : [...currentValues, value].sort(),
  )
}

/** The maximum number of values of a facet in an address. */
const maxValues = 20

/** The maximum length of the search text; longer text is cut off. */
export const maxSearchLength = 100

/** The maximum length of a postcode with its country. */
export const maxPostcodeLength = 9

/** Returns the filter with another postcode (empty for none) and the matching default order. */
export const setPostcode = (filter: JobFilter, near: string): JobFilter => ({
  ...filter,
  near,
  ordering: getDefaultOrdering(near),
  within: near === '' ? null : filter.within,
})

/**
 * Returns the part of a filter that can exclude ads. Omits the postcode without a maximum distance
 * and if the postcode has no position.
 */
export const getNarrowingPart = (filter: JobFilter, listPart: { isPostcodeKnown: boolean | null } | undefined) =>
  filter.within === null || filter.near === '' || listPart?.isPostcodeKnown === false ? setPostcode(filter, '') : filter

/**
 * Parses the parameters of an address as a filter; null if a value is invalid.
 * @param getParameter returns the value of a parameter of the address, or null
 */
export function parseJobFilter(
  getParameter: (name: JobFacet | 'search' | 'organization' | 'ordering' | 'near' | 'within') => string | null,
): JobFilter | null {
  const requestedOrdering = getParameter('ordering') ?? ''
  const near = cutText(toSingleLine(getParameter('near') ?? ''), maxPostcodeLength)
  const ordering =
    requestedOrdering === '' ? getDefaultOrdering(near) : jobOrderings.find((option) => option === requestedOrdering)
  const radius = getParameter('within') ?? ''
  const organization = getParameter('organization') ?? ''
  const readValues = (facet: JobFacet) => [...new Set(getParameter(facet)?.split(',').filter(Boolean))].sort()
  const valuesByFacet = Object.fromEntries(jobFacets.map((facet) => [facet, readValues(facet)]))
  const hasValidValues = Object.values(valuesByFacet).every(
    (values) => values.length <= maxValues && values.every((value) => /^[\w-]{1,60}$/.test(value)),
  )
  if (ordering === undefined || !hasValidValues || !/^(?:|25|50|100|200)$/.test(radius)) return null
  if (!/^(?:[1-9]\d{0,8})?$/.test(organization)) return null
  const filter = {
    search: toSingleLine(getParameter('search') ?? ''),
    organization,
    selectedValues: { ...allJobs.selectedValues, ...valuesByFacet },
  }
  if (near !== '') return { ...filter, ordering, near, within: radius === '' ? null : Number(radius) }
  // A radius has no effect without a postcode.
  const possibleOrdering = ordering === 'distance' ? getDefaultOrdering('') : ordering
  return { ...filter, ordering: possibleOrdering, near, within: null }
}

const toSingleLine = (value: string) => cutText(value.replace(/[\p{Cc}\s]+/gu, ' ').trim(), maxSearchLength)

/** Returns the filter as query parameters, for addresses of the board and for the backend. */
export function toJobParameters({
  search,
  organization,
  selectedValues,
  ordering,
  near,
  within,
}: JobFilter): Record<string, string> {
  const chosenFacets = jobFacets.filter((facet) => selectedValues[facet].length > 0)
  return {
    ...Object.fromEntries(chosenFacets.map((facet) => [facet, selectedValues[facet].join(',')])),
    ...(search !== '' && { search }),
    ...(organization !== '' && { organization }),
    ...(near !== '' && { near, ...(within !== null && { within: String(within) }) }),
    ...(ordering !== getDefaultOrdering(near) && { ordering }),
  }
}
