import { type JobState, maxJobDays } from '@/lib/contract/jobs/jobs'
import { startOfBerlinDay, toBerlinIso } from '@/lib/datetime'

/** The fields that determine the state of an ad and its possible changes. */
export interface JobTimes {
  state: JobState
  /** The last day to apply, YYYY-MM-DD. */
  deadline: string | null
  /** The start of the current publication; a renewal does not change it. */
  publishedAt: Date | null
  /** Last publication or renewal; the longest run time counts from it. */
  renewedAt: Date | null
  expiresAt: Date | null
  withdrawnAt: Date | null
  /** True after an editor withdrew the ad. */
  isBlocked: boolean
}

/**
 * An event of an ad. `publish` and `withdraw` are actions of its owner, `block` of an editor;
 * `change` is a change of its content, such as the deadline; `expire` needs no user.
 */
export type JobEvent = 'publish' | 'withdraw' | 'block' | 'change' | 'expire'

/**
 * The reason to reject an event: the state does not allow it, or the deadline is missing or past.
 */
export type JobRefusal = 'state' | 'deadline'

/** Returns the effective state: an ad past its end has expired, even before that is stored. */
export function stateAt({ state, expiresAt }: Pick<JobTimes, 'state' | 'expiresAt'>, now: Date): JobState {
  return state === 'published' && expiresAt !== null && expiresAt <= now ? 'expired' : state
}

/**
 * The state machine of ads: draft → published → expired (the day after the deadline, at most 90
 * days after publication) or withdrawn. Both can be published again, and publishing a running ad
 * renews it. Blocked ads stay withdrawn.
 * @returns the new times, or the reason for the rejection
 */
export function applyEvent<Times extends JobTimes>(
  job: Times,
  event: JobEvent,
  now: Date,
): Times | JobRefusal {
  const state = stateAt(job, now)
  switch (event) {
    case 'publish': {
      if (job.isBlocked) return 'state'
      const renewedJob = { ...job, renewedAt: now, withdrawnAt: null }
      return publishTimes(state === 'published' ? renewedJob : { ...renewedJob, publishedAt: now }, now)
    }
    case 'change':
      // Only running ads have an end.
      return state === 'published' ? publishTimes(job, now) : { ...job, state }
    case 'withdraw':
      return state === 'published' ? { ...job, state: 'withdrawn', withdrawnAt: now } : 'state'
    case 'block': {
      // Editors may also block an ad that is off the board already.
      if (state === 'draft') return 'state'
      return { ...job, state: 'withdrawn', withdrawnAt: job.withdrawnAt ?? now, isBlocked: true }
    }
    case 'expire':
      return job.state === 'published' && state === 'expired' ? { ...job, state } : 'state'
  }
}

/** Computes the end of a published ad; returns `deadline` if it is missing or past. */
function publishTimes<Times extends JobTimes>(job: Times, now: Date): Times | JobRefusal {
  if (job.deadline === null || job.renewedAt === null) return 'deadline'
  const dayAfter = startOfBerlinDay(job.deadline, 1).getTime()
  const longest = startOfBerlinDay(toDay(job.renewedAt), maxJobDays).getTime()
  if (dayAfter <= now.getTime()) return 'deadline'
  return { ...job, state: 'published', expiresAt: new Date(Math.min(dayAfter, longest)) }
}

/** A renewal by one click sets the deadline this many days ahead. */
const renewalDays = 30

/** Returns the deadline after a renewal by one click; a later deadline is kept. */
export function extendDeadline({ deadline }: Pick<JobTimes, 'deadline'>, now: Date): string {
  const day = toDay(startOfBerlinDay(toDay(now), renewalDays))
  return deadline !== null && deadline > day ? deadline : day
}

/** The last day (`YYYY-MM-DD`) of an ad that ends at a time. */
export function toLastDay(expiresAt: Date): string {
  return toDay(new Date(expiresAt.getTime() - 1))
}

/** Days until the end of an ad, today included; null unless it is running. */
export function daysLeft(job: Pick<JobTimes, 'state' | 'expiresAt'>, now: Date): number | null {
  if (stateAt(job, now) !== 'published' || job.expiresAt === null) return null
  return Math.round((Date.parse(toDay(job.expiresAt)) - Date.parse(toDay(now))) / 86_400_000)
}

function toDay(time: Date): string {
  return toBerlinIso(time).slice(0, 10)
}
