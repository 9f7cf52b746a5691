import { type JobFacet, jobFacets } from '@/lib/contract/jobs/job-facets'
import type { JobFilterName } from '@/lib/contract/jobs/job-list'
import type { ListedJobs } from './board'
import type { JobFilter } from './find-jobs'
import { measureDistances } from './job-order'

/**
 * The cost if an ad does not match a filter. An ad for another occupation is hardly useful, one in
 * another place may be acceptable.
 */
const costs: Record<JobFilterName, number> = {
  search: 8,
  occupation: 7,
  specialization: 6,
  category: 6,
  organization: 4,
  country: 3,
  employment_type: 3,
  region: 2,
  within: 2,
  contract_type: 1,
}

export interface NearlyFittingJobs {
  /** Each filter that alone excludes ads, with the number of these ads, highest first. */
  relaxed: { filter: JobFilterName; count: number }[]
  /** The ads with the lowest cost. Among ads with the same cost, the latest come first. */
  ids: number[]
}

interface Condition {
  name: JobFilterName
  isMet: (row: number) => boolean
}

/** Suggests filters to remove and similar ads, for a request that no ad matches. */
export function findNearlyFittingJobs(
  jobs: ListedJobs,
  filter: JobFilter,
  { now, limit }: { now: Date; limit: number },
): NearlyFittingJobs {
  const conditions = listConditions(jobs, filter)
  const counts = new Map<JobFilterName, number>()
  const candidates: { row: number; cost: number }[] = []
  for (let row = 0; row < jobs.size; row += 1) {
    if ((jobs.endTimes[row] ?? 0) <= now.getTime()) continue
    const mismatches = conditions.filter(({ isMet }) => !isMet(row))
    const [mismatch] = mismatches
    const isOnlyMismatch = mismatches.length === 1
    if (mismatch && isOnlyMismatch) counts.set(mismatch.name, (counts.get(mismatch.name) ?? 0) + 1)
    // An ad that matches no condition is not similar.
    if (mismatches.length === conditions.length) continue
    candidates.push({ row, cost: mismatches.reduce((sum, { name }) => sum + costs[name], 0) })
  }
  candidates.sort((a, b) => a.cost - b.cost)
  return {
    relaxed: [...counts].map(([name, count]) => ({ filter: name, count })).sort((a, b) => b.count - a.count),
    ids: candidates.slice(0, limit).flatMap(({ row }) => jobs.ids[row] ?? []),
  }
}

function listConditions(jobs: ListedJobs, filter: JobFilter): Condition[] {
  const { ids, organization, startingPoints, radius } = filter
  const conditions = jobFacets.flatMap((facet) => toFacetCondition(jobs, facet, filter.facets[facet]))
  if (ids) conditions.push({ name: 'search', isMet: (row) => ids.has(jobs.ids[row] ?? 0) })
  if (organization !== null)
    conditions.push({ name: 'organization', isMet: (row) => jobs.organizations[row] === organization })
  if (startingPoints && startingPoints.length > 0 && radius) {
    const distances = measureDistances(jobs, startingPoints)
    conditions.push({ name: 'within', isMet: (row) => (distances[row] ?? Infinity) <= radius * 10 })
  }
  return conditions
}

function toFacetCondition(jobs: ListedJobs, facet: JobFacet, requestedValues: readonly string[] | null): Condition[] {
  if (requestedValues === null) return []
  const acceptedValues = jobs.values[facet].map((value) => requestedValues.includes(value))
  const codes = jobs.codes[facet]
  return [{ name: facet, isMet: (row) => acceptedValues[codes[row] ?? 0] === true }]
}
