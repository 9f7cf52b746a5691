import { type JobFacet, jobFacets } from '@/lib/contract/job-facets'
import type { ListedJobs } from './board'

/** What having the same value tells of how near two ads are. */
const weights: Partial<Record<JobFacet, number>> = {
  occupation: 5,
  specialization: 3,
  category: 2,
  region: 0.5,
  employment_type: 0.5,
}

/** The same occupation, specialization or category at least. */
const nearEnough = 2

/** The running ads that have most in common with one, the nearest and then the latest first. */
export function similarJobs(
  jobs: ListedJobs,
  id: number,
  { now, limit }: { now: Date; limit: number },
): number[] {
  const own = jobs.ids.indexOf(id)
  const compared = jobFacets.flatMap((facet) => {
    const code = jobs.codes[facet][own] ?? 0
    const weight = weights[facet] ?? 0
    return code === 0 || weight === 0 ? [] : [{ codes: jobs.codes[facet], code, weight }]
  })
  const near: { row: number; score: number }[] = []
  for (let row = 0; row < jobs.size; row += 1) {
    if (row === own || (jobs.expires[row] ?? 0) <= now.getTime()) continue
    let score = 0
    for (const { codes, code, weight } of compared) score += codes[row] === code ? weight : 0
    if (score >= nearEnough) near.push({ row, score })
  }
  near.sort((a, b) => b.score - a.score)
  return near.slice(0, limit).flatMap(({ row }) => jobs.ids[row] ?? [])
}
