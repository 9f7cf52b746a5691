import { addDays } from '@/lib/contract/common/add-days'
import type { OwnJob, OwnJobList } from '@/lib/contract/jobs/jobs'

/** A line in the list of own ads, without long texts. */
export type OwnJobLine = ReturnType<typeof toOwnJobLine>

/** A page of the list. */
export interface OwnJobsPart {
  jobs: OwnJobLine[]
  count: number
  counts: OwnJobList['counts']
}

export function toOwnJobLine(job: OwnJob) {
  const { id, url, title, language, employer, place, state, is_blocked, revision } = job
  const { deadline, days_left, statistics, pdf } = job
  const line = { id, url, title, language, employer, place, state, is_blocked, revision }
  return { ...line, deadline, days_left, statistics, pdf, day: toDay(job) }
}

/** Returns the date displayed with the state: the last day on the board or the last change. */
function toDay({ state, expires_at, withdrawn_at, updated_at }: OwnJob): string {
  // `expires_at` is the start of a day; the day before it is the last one on the board.
  const isTimed = state === 'published' || state === 'expired'
  if (isTimed && expires_at !== null) return addDays(expires_at.slice(0, 10), -1)
  return (withdrawn_at ?? updated_at).slice(0, 10)
}

/** Converts a response to a page of the list. */
export const toOwnJobsPart = ({ results, count, counts }: OwnJobList): OwnJobsPart => ({
  jobs: results.map(toOwnJobLine),
  count,
  counts,
})

/** Replaces an ad in a copy of the list, at its position even if the filter excludes it now. */
export function replaceJob(part: OwnJobsPart, job: OwnJobLine): OwnJobsPart {
  const previousLine = part.jobs.find(({ id }) => id === job.id)
  if (!previousLine) return part
  const counts = { ...part.counts }
  counts[previousLine.state] -= 1
  counts[job.state] += 1
  return { ...part, jobs: part.jobs.map((listedJob) => (listedJob.id === job.id ? job : listedJob)), counts }
}

/** Returns the list with the counts increased by one draft, without an entry for the draft. */
export const addDraftToCounts = (part: OwnJobsPart): OwnJobsPart => ({
  ...part,
  counts: { ...part.counts, draft: part.counts.draft + 1 },
})
