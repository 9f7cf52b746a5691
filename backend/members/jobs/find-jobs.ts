import type { ListPart } from '@/backend/platform/db/page-range'
import type { Position } from '@/backend/platform/places/distance'
import { type JobFacet, type JobOrdering, jobFacets } from '@/lib/contract/jobs/job-facets'
import { type JobRadius, jobRadii } from '@/lib/contract/jobs/job-list'
import { type ListedJobs, mapFacets } from './board'
import { getJobOrder, isAfterCursor, type JobCursor, measureDistances, sortByDistance, toCursor } from './job-order'

/** A filter for the ads on the board. Null fields do not filter. */
export interface JobFilter {
  /** The accepted values of each facet. */
  facets: Record<JobFacet, readonly string[] | null>
  organization: number | null
  /** The ids that the full-text search found. */
  ids: ReadonlySet<number> | null
  /** The ids that the request names. */
  requestedIds?: ReadonlySet<number> | null
  /** A time in milliseconds. Only ads published later match. */
  publishedAfter?: number
  ordering: JobOrdering
  /** The positions from which distances are measured; the nearest one counts. */
  startingPoints?: readonly Position[]
  /** The maximum distance from the nearest starting point, in kilometers. */
  radius?: JobRadius | null
}

export interface JobMatches {
  count: number
  ids: number[]
  /** The distance of each ad, in units of 100 meters; null if the request has no starting point. */
  distances: number[] | null
  /** The cursor of the last ad; null on the last page. */
  lastCursor: JobCursor | null
  /** For each facet, the number of ads with each value that match all other filters. */
  facets: Record<JobFacet, Map<string, number>>
  /**
   * The number of ads within each radius that match all other filters; empty if the request has no
   * starting point.
   */
  radii: Map<JobRadius, number>
}

/** Filters the ads that have not ended, and counts facet values, in one pass over all rows. */
export function findJobs(
  jobs: ListedJobs,
  filter: JobFilter,
  { after, offset, limit }: ListPart<JobCursor>,
  now: Date,
): JobMatches {
  const { startingPoints = [] } = filter
  const distances = startingPoints.length > 0 ? measureDistances(jobs, startingPoints) : null
  const ordering = filter.ordering === 'distance' && !distances ? '-published' : filter.ordering
  const order = { ordering, distances }
  const { matches, valueCounts, ringCounts } = filterJobs(jobs, { ...filter, ordering }, distances, now.getTime())
  let start = offset
  if (after !== null) {
    start = matches.findIndex((row) => isAfterCursor(toCursor(jobs, row, order), after, ordering))
    if (start < 0) start = matches.length
  }
  const rows = matches.slice(start, start + limit)
  const lastRow = rows.at(-1)
  return {
    count: matches.length,
    ids: rows.flatMap((row) => jobs.ids[row] ?? []),
    distances: distances && rows.map((row) => distances[row] ?? 0),
    lastCursor: lastRow === undefined || start + limit >= matches.length ? null : toCursor(jobs, lastRow, order),
    facets: mapFacets((facet) => {
      // Requested values are included without ads as well.
      const counts = new Map((filter.facets[facet] ?? []).map((value) => [value, 0]))
      for (const [code, value] of jobs.values[facet].entries()) {
        const count = valueCounts[facet][code] ?? 0
        if (value !== '' && count > 0) counts.set(value, count)
      }
      return counts
    }),
    radii: new Map(distances ? jobRadii.map((radius, index) => [radius, sumRings(ringCounts, index)]) : []),
  }
}

/** Returns the number of ads within a radius: the sum of the counts of all rings inside it. */
const sumRings = (ringCounts: Uint32Array, lastRing: number) =>
  ringCounts.subarray(0, lastRing + 1).reduce((sum, count) => sum + count, 0)

/** A facet, or the distance, by which the request filters. */
interface ActiveFacet {
  codes: Uint16Array
  /** For each code, 1 if the filter accepts it, otherwise 0. */
  isAccepted: Uint8Array
  counts: Uint32Array
}

function filterJobs(jobs: ListedJobs, filter: JobFilter, distances: Int32Array | null, now: number) {
  const matchesBasicFilter = createBasicFilter(jobs, filter, now)
  const { valueCounts, ringCounts, counters, activeFacets } = createCounters(jobs, filter, distances)
  const matches: number[] = []
  const order = getJobOrder(jobs, filter.ordering)
  for (let index = 0; index < jobs.size; index += 1) {
    const row = order === null ? index : (order[index] ?? 0)
    if (!matchesBasicFilter(row)) continue
    const onlyMismatch = findOnlyMismatch(activeFacets, row)
    if (onlyMismatch === 'none') {
      matches.push(row)
      for (const { codes, counts } of counters) incrementCount(codes, counts, row)
    } else if (onlyMismatch !== 'several') {
      incrementCount(onlyMismatch.codes, onlyMismatch.counts, row)
    }
  }
  if (filter.ordering !== 'distance' || !distances) return { matches, valueCounts, ringCounts }
  return { matches: sortByDistance(matches, distances), valueCounts, ringCounts }
}

/** Creates the counters for the facets and the distance, and selects those that the filter uses. */
function createCounters(jobs: ListedJobs, { facets, radius }: JobFilter, distances: Int32Array | null) {
  const valueCounts = mapFacets((facet) => new Uint32Array(jobs.values[facet].length))
  const ringCounts = new Uint32Array(jobRadii.length + 1)
  const counters = jobFacets.map((facet) => ({ codes: jobs.codes[facet], counts: valueCounts[facet] }))
  const activeFacets = jobFacets.flatMap((facet): ActiveFacet[] => {
    const requestedValues = facets[facet]
    if (requestedValues === null) return []
    const acceptedCodes = Uint8Array.from(jobs.values[facet], (value) => (requestedValues.includes(value) ? 1 : 0))
    return [{ codes: jobs.codes[facet], isAccepted: acceptedCodes, counts: valueCounts[facet] }]
  })
  if (distances) {
    const ringCounter = { codes: toRings(distances), counts: ringCounts }
    counters.push(ringCounter)
    if (radius) activeFacets.push({ ...ringCounter, isAccepted: toRingMask(radius) })
  }
  return { valueCounts, ringCounts, counters, activeFacets }
}

const toRingMask = (maxRadius: JobRadius) => Uint8Array.from(jobRadii, (radius) => (radius <= maxRadius ? 1 : 0))

/** Assigns each ad to a ring between two radii. Ring 0 is inside the smallest radius. */
function toRings(distances: Int32Array): Uint16Array {
  return Uint16Array.from(distances, (distance) => {
    const ring = jobRadii.findIndex((radius) => distance <= radius * 10)
    return ring < 0 ? jobRadii.length : ring
  })
}

/**
 * Creates the predicate for the filters that have no counts: the end of the ad, its publication,
 * organization, search and ids.
 */
function createBasicFilter(
  jobs: ListedJobs,
  { ids, requestedIds = null, organization, publishedAfter = Number.NEGATIVE_INFINITY }: JobFilter,
  now: number,
) {
  return (row: number): boolean =>
    (jobs.endTimes[row] ?? 0) > now &&
    (jobs.publishedTimes[row] ?? 0) > publishedAfter &&
    (organization === null || jobs.organizations[row] === organization) &&
    (ids === null || ids.has(jobs.ids[row] ?? 0)) &&
    (requestedIds === null || requestedIds.has(jobs.ids[row] ?? 0))
}

/**
 * Returns the only filter that excludes a row, if there is one. Allocates no memory, because it
 * runs for each ad.
 */
function findOnlyMismatch(activeFacets: readonly ActiveFacet[], row: number): ActiveFacet | 'none' | 'several' {
  let mismatch: ActiveFacet | 'none' = 'none'
  for (const facet of activeFacets) {
    if (facet.isAccepted[facet.codes[row] ?? 0] === 1) continue
    if (mismatch !== 'none') return 'several'
    mismatch = facet
  }
  return mismatch
}

function incrementCount(codes: Uint16Array, counts: Uint32Array, row: number): void {
  const code = codes[row] ?? 0
  counts[code] = (counts[code] ?? 0) + 1
}
