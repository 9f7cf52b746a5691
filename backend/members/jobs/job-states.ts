import { computeLastJobDay } from '@/lib/contract/jobs/job-days'
import type { JobState } from '@/lib/contract/jobs/jobs'
import { getStartOfBerlinDay, toBerlinDay } from '@/lib/datetime'

/** The fields that determine the state of an ad and its possible changes. */
export interface JobTimes {
  state: JobState
  /** The last day to apply, YYYY-MM-DD. */
  deadline: string | null
  /** The start of the current publication. A renewal does not change it. */
  publishedAt: Date | null
  /** The last publication or renewal, from which the maximum duration of the ad counts. */
  renewedAt: Date | null
  expiresAt: Date | null
  withdrawnAt: Date | null
  /** True if an editor withdrew the ad, so that its owner cannot publish it again. */
  isBlocked: boolean
}

/**
 * An event in the life of an ad. `publish` and `withdraw` are actions of its owner, `block` and
 * `unblock` are actions of an editor. `change` is a change of its content, such as the deadline.
 * `expire` is the end of the ad, without an action of a user.
 */
export type JobEvent = 'publish' | 'withdraw' | 'block' | 'unblock' | 'change' | 'expire'

/**
 * The reason to reject an event. `state` means that the state does not allow the event, `deadline`
 * that the deadline is missing or past.
 */
export type JobRefusal = 'state' | 'deadline'

/**
 * Returns the state of an ad at a time. An ad past its end has expired, even if its stored state
 * has not been changed yet.
 */
export function getStateAt({ state, expiresAt }: Pick<JobTimes, 'state' | 'expiresAt'>, now: Date): JobState {
  return state === 'published' && expiresAt !== null && expiresAt <= now ? 'expired' : state
}

/**
 * Applies an event to an ad, according to the state machine draft → published → expired or
 * withdrawn. A published ad expires the day after its deadline, at most 90 days after its
 * publication or renewal. An expired or withdrawn ad can be published again, and publishing a
 * published ad renews it. A blocked ad stays withdrawn until it is unblocked.
 * @returns the ad with its new times, or the reason for the rejection
 */
export function applyEvent<Times extends JobTimes>(job: Times, event: JobEvent, now: Date): Times | JobRefusal {
  const state = getStateAt(job, now)
  switch (event) {
    case 'publish':
      return job.isBlocked ? 'state' : publishOrRenew({ ...job, state }, now)
    case 'change':
      // Only published ads have an end that must be recomputed.
      return state === 'published' ? computePublishedTimes(job, now) : { ...job, state }
    case 'withdraw':
      return state === 'published' ? { ...job, state: 'withdrawn', withdrawnAt: now } : 'state'
    case 'block':
      return blockOnce({ ...job, state }, now)
    case 'unblock':
      return job.isBlocked ? { ...job, isBlocked: false } : 'state'
    case 'expire':
      return job.state === 'published' && state === 'expired' ? { ...job, state } : 'state'
  }
}

/** Blocks an ad, which may also have expired or been withdrawn. */
function blockOnce<Times extends JobTimes>(job: Times, now: Date): Times | JobRefusal {
  if (job.state === 'draft' || job.isBlocked) return 'state'
  return { ...job, state: 'withdrawn', withdrawnAt: job.withdrawnAt ?? now, isBlocked: true }
}

function publishOrRenew<Times extends JobTimes>(job: Times, now: Date): Times | JobRefusal {
  const renewedJob = { ...job, renewedAt: now, withdrawnAt: null }
  return computePublishedTimes(job.state === 'published' ? renewedJob : { ...renewedJob, publishedAt: now }, now)
}

/** Computes the end of a published ad. Returns `deadline` if the deadline is missing or past. */
function computePublishedTimes<Times extends JobTimes>(job: Times, now: Date): Times | JobRefusal {
  if (job.deadline === null || job.renewedAt === null) return 'deadline'
  if (job.deadline < toBerlinDay(now)) return 'deadline'
  const lastDay = computeLastJobDay(job.deadline, toBerlinDay(job.renewedAt))
  return { ...job, state: 'published', expiresAt: getStartOfBerlinDay(lastDay, 1) }
}

/** Returns the last day (`YYYY-MM-DD`) of an ad that ends at a time. */
export function toLastDay(expiresAt: Date): string {
  return toBerlinDay(new Date(expiresAt.getTime() - 1))
}

/** Returns the number of days until the end of an ad, including today; null off the board. */
export function countDaysLeft(job: Pick<JobTimes, 'state' | 'expiresAt'>, now: Date): number | null {
  if (getStateAt(job, now) !== 'published' || job.expiresAt === null) return null
  return Math.round((Date.parse(toBerlinDay(job.expiresAt)) - Date.parse(toBerlinDay(now))) / 86_400_000)
}
