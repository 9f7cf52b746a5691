import { type JobFacet, type JobOrdering, jobFacets, jobOrderings } from '@/lib/contract/jobs/job-facets'

/** Which ads the board shows, and in which order. */
export interface JobFilter {
  /** Words of the ad; empty for none. */
  search: string
  /** The id of a house of the directory; empty for all. */
  organization: string
  /** The slugs or codes that are chosen, any of which fits; none for all. */
  chosen: Readonly<Record<JobFacet, readonly string[]>>
  ordering: JobOrdering
  /** The postcode from which distances count, as it was written; empty for none. */
  near: string
  /** How many kilometers from there an ad is at most; null for any distance. */
  within: number | null
}

/** The order of an address that names none. */
const usualOrdering = (near: string): JobOrdering => (near === '' ? '-published' : 'distance')

/** The filter of all ads, of which others are made. */
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

/** Whether less than all ads are asked for. */
export const isNarrowed = ({ search, organization, chosen, within }: JobFilter): boolean =>
  search !== '' ||
  organization !== '' ||
  within !== null ||
  jobFacets.some((facet) => chosen[facet].length > 0)

/** The same with other values chosen of a facet. */
export const choosing = (filter: JobFilter, facet: JobFacet, values: readonly string[]): JobFilter => ({
  ...filter,
  chosen: { ...filter.chosen, [facet]: values },
})

/** The same with a value chosen that was not, or without one that was. */
export function toggling(filter: JobFilter, facet: JobFacet, value: string): JobFilter {
  const present = filter.chosen[facet]
  const others = present.filter((other) => other !== value)
  return choosing(filter, facet, others.length < present.length ? others : [...present, value].sort())
}

/** How many values of a facet an address names at most. */
const maxValues = 20

/** As long as a search may be; what is beyond is left out. */
export const maxSearchLength = 100

/** As long as a postcode may be, with its country. */
export const maxPostcodeLength = 9

/** The same from another postcode, or from none; the nearest first. */
export const nearing = (filter: JobFilter, near: string): JobFilter => ({
  ...filter,
  near,
  ordering: usualOrdering(near),
  within: near === '' ? null : filter.within,
})

/**
 * What of a filter narrows the board: distances do where the postcode is known.
 * @param told what the list says of the postcode, if it has come
 */
export const narrowingPart = (filter: JobFilter, told: { isNearKnown: boolean | null } | undefined) =>
  filter.within !== null && told?.isNearKnown ? filter : nearing(filter, '')

/**
 * What an address asks for; null where it names an order or values that there cannot be.
 * @param asked reads a parameter of the address; null for what it does not have
 */
export function readJobFilter(
  asked: (name: JobFacet | 'search' | 'organization' | 'ordering' | 'near' | 'within') => string | null,
): JobFilter | null {
  const order = asked('ordering') ?? ''
  const near = wordsOf(asked('near') ?? '').slice(0, maxPostcodeLength)
  const ordering = order === '' ? usualOrdering(near) : jobOrderings.find((known) => known === order)
  const radius = asked('within') ?? ''
  const organization = asked('organization') ?? ''
  const valuesOf = (facet: JobFacet) => [...new Set(asked(facet)?.split(',').filter(Boolean))].sort()
  const chosen = Object.fromEntries(jobFacets.map((facet) => [facet, valuesOf(facet)]))
  const isPossible = Object.values(chosen).every(
    (named) => named.length <= maxValues && named.every((value) => /^[\w-]{1,60}$/.test(value)),
  )
  if (ordering === undefined || !isPossible || !/^(?:|25|50|100|200)$/.test(radius)) return null
  if (!/^(?:[1-9]\d{0,8})?$/.test(organization)) return null
  const filter = {
    search: wordsOf(asked('search') ?? ''),
    organization,
    chosen: { ...allJobs.chosen, ...chosen },
  }
  if (near !== '') return { ...filter, ordering, near, within: radius === '' ? null : Number(radius) }
  // Nothing is near to nowhere.
  const possible = ordering === 'distance' ? usualOrdering('') : ordering
  return { ...filter, ordering: possible, near, within: null }
}

const wordsOf = (value: string) =>
  value
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxSearchLength)
    .replace(/[\uD800-\uDBFF]$/, '')

/** What is asked for as parameters of the board's addresses and of the backend's call. */
export function jobParameters({
  search,
  organization,
  chosen,
  ordering,
  near,
  within,
}: JobFilter): Record<string, string> {
  const named = jobFacets.filter((facet) => chosen[facet].length > 0)
  return {
    ...Object.fromEntries(named.map((facet) => [facet, chosen[facet].join(',')])),
    ...(search !== '' && { search }),
    ...(organization !== '' && { organization }),
    ...(near !== '' && { near, ...(within !== null && { within: String(within) }) }),
    ...(ordering !== usualOrdering(near) && { ordering }),
  }
}
