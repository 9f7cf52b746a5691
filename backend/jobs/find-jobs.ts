import { type JobFacet, type JobOrdering, jobFacets } from '@/lib/contract/jobs'
import type { ListPart } from '../db/page-range'
import { byFacet, cursorOf, isBehind, type JobCursor, type ListedJobs } from './board'

/** Which running ads are asked for; null for all. */
export interface JobFilter {
  /** One of these values each. */
  facets: Record<JobFacet, readonly string[] | null>
  organization: number | null
  /** What a search has found. */
  ids: ReadonlySet<number> | null
  ordering: JobOrdering
}

export interface FoundJobs {
  count: number
  ids: number[]
  /** Of the last of them; null when there is none behind it. */
  last: JobCursor | null
  /** How many ads have a value, by all filters but its own. */
  facets: Record<JobFacet, Map<string, number>>
}

/** Filters and counts the ads that run at a time, in one walk. */
export function findJobs(
  jobs: ListedJobs,
  filter: JobFilter,
  { after, offset, limit }: ListPart<JobCursor>,
  now: Date,
): FoundJobs {
  const { matches, counts } = walk(jobs, filter, now.getTime())
  const { ordering } = filter
  let start = offset
  if (after !== null) {
    start = matches.findIndex((row) => isBehind(cursorOf(jobs, row, ordering), after, ordering))
    if (start < 0) start = matches.length
  }
  const rows = matches.slice(start, start + limit)
  const last = rows.at(-1)
  return {
    count: matches.length,
    ids: rows.flatMap((row) => jobs.ids[row] ?? []),
    last: last === undefined || start + limit >= matches.length ? null : cursorOf(jobs, last, ordering),
    facets: byFacet((facet) => {
      const asked = (filter.facets[facet] ?? []).map((value): [string, number] => [value, 0])
      const counted = jobs.values[facet].flatMap((value, code): [string, number][] => {
        const count = counts[facet][code] ?? 0
        return value === '' || count === 0 ? [] : [[value, count]]
      })
      return new Map([...asked, ...counted])
    }),
  }
}

interface Filtered {
  facet: JobFacet
  codes: Uint16Array
  /** For each code 1 if it is asked for. */
  accepted: Uint8Array
}

function walk(jobs: ListedJobs, filter: JobFilter, now: number) {
  const isAsked = basicFilter(jobs, filter, now)
  const filtered = jobFacets.flatMap((facet): Filtered[] => {
    const asked = filter.facets[facet]
    if (asked === null) return []
    const accepted = Uint8Array.from(jobs.values[facet], (value) => (asked.includes(value) ? 1 : 0))
    return [{ facet, codes: jobs.codes[facet], accepted }]
  })
  const counts = byFacet((facet) => new Uint32Array(jobs.values[facet].length))
  const counted = jobFacets.map((facet) => ({ codes: jobs.codes[facet], counts: counts[facet] }))
  const matches: number[] = []
  for (let place = 0; place < jobs.size; place += 1) {
    const row = filter.ordering === 'deadline' ? (jobs.byDeadline[place] ?? 0) : place
    if (!isAsked(row)) continue
    const missed = missedBy(filtered, row)
    if (missed === 'none') {
      matches.push(row)
      for (const facet of counted) count(facet.codes, facet.counts, row)
    } else if (missed !== 'several') {
      count(missed.codes, counts[missed.facet], row)
    }
  }
  return { matches, counts }
}

/** What no facet shows: whether a row runs, is of the organization and was found. */
function basicFilter(jobs: ListedJobs, { ids, organization }: JobFilter, now: number) {
  return (row: number): boolean =>
    (jobs.expires[row] ?? 0) > now &&
    (organization === null || jobs.organizations[row] === organization) &&
    (ids === null || ids.has(jobs.ids[row] ?? 0))
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
