import type { JobRow } from '@/backend/platform/db/schema/members/jobs'
import type { JobFacet } from '@/lib/contract/jobs/job-facets'
import type { ListedJobs } from './board'

type ComparedField = 'occupation' | 'specialization' | 'category' | 'region' | 'employmentType'

/**
 * The weight of each field. The similarity of two ads is the sum of the weights of the fields with
 * equal values.
 */
const weights: readonly [facet: JobFacet, column: ComparedField, weight: number][] = [
  ['occupation', 'occupation', 5],
  ['specialization', 'specialization', 3],
  ['category', 'category', 2],
  ['region', 'region', 0.5],
  ['employment_type', 'employmentType', 0.5],
]

/** The minimum similarity. It requires the same occupation, specialization or category. */
const minScore = 2

/**
 * Finds the ads on the board that are most similar to an ad, which may have ended. The most similar
 * come first; among equally similar ads, the latest.
 */
export function findSimilarJobs(
  jobs: ListedJobs,
  ad: Pick<JobRow, 'id' | ComparedField>,
  { now, limit }: { now: Date; limit: number },
): number[] {
  const comparedFacets = weights.flatMap(([facet, column, weight]) => {
    const code = jobs.values[facet].indexOf(ad[column] ?? '')
    return code <= 0 ? [] : [{ codes: jobs.codes[facet], code, weight }]
  })
  const candidates: { row: number; score: number }[] = []
  for (let row = 0; row < jobs.size; row += 1) {
    if (jobs.ids[row] === ad.id || (jobs.endTimes[row] ?? 0) <= now.getTime()) continue
    let score = 0
    for (const { codes, code, weight } of comparedFacets) {
      if (codes[row] === code) score += weight
    }
    if (score >= minScore) candidates.push({ row, score })
  }
  candidates.sort((a, b) => b.score - a.score)
  return candidates.slice(0, limit).flatMap(({ row }) => jobs.ids[row] ?? [])
}
