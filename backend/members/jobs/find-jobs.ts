import type { ListPart } from '@/backend/platform/db/page-range'
import type { Position } from '@/backend/platform/places/distance'
import { type JobFacet, type JobOrdering, jobFacets } from '@/lib/contract/jobs/job-facets'
import { type JobRadius, jobRadii } from '@/lib/contract/jobs/job-list'
import { byFacet, type ListedJobs } from './board'
import { cursorOf, isBehind, type JobCursor, measureDistances, sortByDistance, walkedIn } from './job-order'

/** Which running ads are asked for; null for all. */
export interface JobFilter {
  /** One of these values each. */
  facets: Record<JobFacet, readonly string[] | null>
  organization: number | null
  /** What a search has found. */
  ids: ReadonlySet<number> | null
  /** One of these, whatever else is asked for. */
  among?: ReadonlySet<number> | null
  /** Milliseconds: those alone that have come onto the board later. */
  publishedAfter?: number
  ordering: JobOrdering
  /** Places, from the nearest of which distances count. */
  near?: readonly Position[]
  /** How many kilometers one of these places is away at most. */
  within?: JobRadius | null
}

export interface FoundJobs {
  count: number
  ids: number[]
  /** How far each of them is, in hundreds of meters; null where no place is named. */
  distances: number[] | null
  /** Of the last of them; null when there is none behind it. */
  last: JobCursor | null
  /** How many ads have a value, by all filters but its own. */
  facets: Record<JobFacet, Map<string, number>>
  /** How many ads are as near, by all other filters; none where no place is named. */
  radii: Map<JobRadius, number>
}

/** Filters and counts the ads that run at a time, in one walk. */
export function findJobs(
  jobs: ListedJobs,
  filter: JobFilter,
  { after, offset, limit }: ListPart<JobCursor>,
  now: Date,
): FoundJobs {
  const isNear = filter.near !== undefined && filter.near.length > 0
  const distances = filter.near && isNear ? measureDistances(jobs, filter.near) : null
  const ordering = filter.ordering === 'distance' && !distances ? '-published' : filter.ordering
  const order = { ordering, distances }
  const { matches, counts, radii } = walk(jobs, { ...filter, ordering }, distances, now.getTime())
  let start = offset
  if (after !== null) {
    start = matches.findIndex((row) => isBehind(cursorOf(jobs, row, order), after, ordering))
    if (start < 0) start = matches.length
  }
  const rows = matches.slice(start, start + limit)
  const last = rows.at(-1)
  return {
    count: matches.length,
    ids: rows.flatMap((row) => jobs.ids[row] ?? []),
    distances: distances && rows.map((row) => distances[row] ?? 0),
    last: last === undefined || start + limit >= matches.length ? null : cursorOf(jobs, last, order),
    facets: byFacet((facet) => {
      const asked = (filter.facets[facet] ?? []).map((value): [string, number] => [value, 0])
      const counted = jobs.values[facet].flatMap((value, code): [string, number][] => {
        const count = counts[facet][code] ?? 0
        return value === '' || count === 0 ? [] : [[value, count]]
      })
      return new Map([...asked, ...counted])
    }),
    radii: new Map(distances ? jobRadii.map((radius, place) => [radius, upTo(radii, place)]) : []),
  }
}

/** What is not farther than a radius: the rings up to it. */
const upTo = (rings: Uint32Array, place: number) =>
  rings.subarray(0, place + 1).reduce((sum, count) => sum + count, 0)

/** A filter whose values are counted. */
interface Filtered {
  codes: Uint16Array
  /** For each code 1 if it is asked for. */
  accepted: Uint8Array
  counts: Uint32Array
}

function walk(jobs: ListedJobs, filter: JobFilter, distances: Int32Array | null, now: number) {
  const isAsked = basicFilter(jobs, filter, now)
  const { counts, radii, counted, filtered } = countersOf(jobs, filter, distances)
  const matches: number[] = []
  const order = walkedIn(jobs, filter.ordering)
  for (let place = 0; place < jobs.size; place += 1) {
    const row = order === null ? place : (order[place] ?? 0)
    if (!isAsked(row)) continue
    const missed = missedBy(filtered, row)
    if (missed === 'none') {
      matches.push(row)
      for (const facet of counted) count(facet.codes, facet.counts, row)
    } else if (missed !== 'several') {
      count(missed.codes, missed.counts, row)
    }
  }
  const isByDistance = filter.ordering === 'distance' && distances
  return { matches: isByDistance ? sortByDistance(matches, distances) : matches, counts, radii }
}

/** What is counted, and which of it ads are filtered by. */
function countersOf(jobs: ListedJobs, { facets, within }: JobFilter, distances: Int32Array | null) {
  const counts = byFacet((facet) => new Uint32Array(jobs.values[facet].length))
  const radii = new Uint32Array(jobRadii.length + 1)
  const counted = jobFacets.map((facet) => ({ codes: jobs.codes[facet], counts: counts[facet] }))
  const filtered = jobFacets.flatMap((facet): Filtered[] => {
    const asked = facets[facet]
    if (asked === null) return []
    const accepted = Uint8Array.from(jobs.values[facet], (value) => (asked.includes(value) ? 1 : 0))
    return [{ codes: jobs.codes[facet], accepted, counts: counts[facet] }]
  })
  if (distances) {
    const rings = { codes: ringsOf(distances), counts: radii }
    counted.push(rings)
    if (within) filtered.push({ ...rings, accepted: ringsWithin(within) })
  }
  return { counts, radii, counted, filtered }
}

const ringsWithin = (within: JobRadius) => Uint8Array.from(jobRadii, (radius) => (radius <= within ? 1 : 0))

/** Between which radii each ad is: 0 for those within the smallest one. */
function ringsOf(distances: Int32Array): Uint16Array {
  return Uint16Array.from(distances, (distance) => {
    const ring = jobRadii.findIndex((radius) => distance <= radius * 10)
    return ring < 0 ? jobRadii.length : ring
  })
}

/** What no filter shows that is counted: whether a row runs, is of the organization and was found. */
function basicFilter(
  jobs: ListedJobs,
  { ids, among = null, organization, publishedAfter = Number.NEGATIVE_INFINITY }: JobFilter,
  now: number,
) {
  return (row: number): boolean =>
    (jobs.expires[row] ?? 0) > now &&
    (jobs.published[row] ?? 0) > publishedAfter &&
    (organization === null || jobs.organizations[row] === organization) &&
    (ids === null || ids.has(jobs.ids[row] ?? 0)) &&
    (among === null || among.has(jobs.ids[row] ?? 0))
}

/** The one filter that a row does not fit. Nothing is allocated: this runs for each ad. */
function missedBy(filtered: readonly Filtered[], row: number): Filtered | 'none' | 'several' {
  let missed: Filtered | 'none' = 'none'
  for (const filter of filtered) {
    if (filter.accepted[filter.codes[row] ?? 0] === 1) continue
    if (missed !== 'none') return 'several'
    missed = filter
  }
  return missed
}

function count(codes: Uint16Array, counts: Uint32Array, row: number): void {
  const code = codes[row] ?? 0
  counts[code] = (counts[code] ?? 0) + 1
}
