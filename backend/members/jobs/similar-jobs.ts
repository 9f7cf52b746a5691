import type { JobRow } from '@/backend/platform/db/schema/members/jobs'
import type { JobFacet } from '@/lib/contract/jobs/job-facets'
import type { ListedJobs } from './board'

type ComparedField = 'occupation' | 'specialization' | 'category' | 'region' | 'employmentType'

/** The weight of an equal value for the similarity of two ads. */
const weights: readonly [facet: JobFacet, column: ComparedField, weight: number][] = [
  ['occupation', 'occupation', 5],
  ['specialization', 'specialization', 3],
  ['category', 'category', 2],
  ['region', 'region', 0.5],
  ['employment_type', 'employmentType', 0.5],
]

/** The minimum score: an equal occupation, specialization or category. */
const nearEnough = 2

/**
 * Finds the running ads most similar to an ad, which may have ended: by score, then the latest
 * first.
 */
export function findSimilarJobs(
  jobs: ListedJobs,
  ad: Pick<JobRow, 'id' | ComparedField>,
  { now, limit }: { now: Date; limit: number },
): number[] {
  const compared = weights.flatMap(([facet, column, weight]) => {
    const code = jobs.values[facet].indexOf(ad[column] ?? '')
    return code <= 0 ? [] : [{ codes: jobs.codes[facet], code, weight }]
  })
  const near: { row: number; score: number }[] = []
  for (let row = 0; row < jobs.size; row += 1) {
    if (jobs.ids[row] === ad.id || (jobs.expires[row] ?? 0) <= now.getTime()) continue
    let score = 0
    for (const { codes, code, weight } of compared) score += codes[row] === code ? weight : 0
    if (score >= nearEnough) near.push({ row, score })
  }
  near.sort((a, b) => b.score - a.score)
  return near.slice(0, limit).flatMap(({ row }) => jobs.ids[row] ?? [])
}
