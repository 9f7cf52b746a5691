import { type JobState, maxJobDays } from '@/lib/contract/jobs/jobs'
import { startOfBerlinDay, toBerlinIso } from '@/lib/datetime'

/** What decides which state an ad is in, and which it may get. */
export interface JobTimes {
  state: JobState
  /** The last day to apply, YYYY-MM-DD. */
  deadline: string | null
  /** Since when it is on the board, for the last time. */
  publishedAt: Date | null
  /** When its time last began to run. */
  renewedAt: Date | null
  expiresAt: Date | null
  withdrawnAt: Date | null
  /** Whether an editor withdrew it. */
  isBlocked: boolean
}

/**
 * What happens to an ad: its owner publishes it (again) or takes it back, an editor takes it back, somebody changes it (its last day,
 * perhaps), or its time is over.
 */
export type JobEvent = 'publish' | 'withdraw' | 'block' | 'change' | 'expire'

/** Why an event cannot be: the state does not allow it, or the deadline is missing or past. */
export type JobRefusal = 'state' | 'deadline'

/** The state at a time: an ad whose time is over has expired, whether anybody has noted that or not. */
export function stateAt({ state, expiresAt }: Pick<JobTimes, 'state' | 'expiresAt'>, now: Date): JobState {
  return state === 'published' && expiresAt !== null && expiresAt <= now ? 'expired' : state
}

/**
 * The state machine of ads: draft → published → expired (the day after the deadline, or 90 days after it was published) or withdrawn. From
 * both it is published again, and while it runs that renews it; what an editor withdrew stays so.
 * @returns the new times, or why it cannot be
 */
export function nextTimes<Times extends JobTimes>(
  job: Times,
  event: JobEvent,
  now: Date,
): Times | JobRefusal {
  const state = stateAt(job, now)
  switch (event) {
    case 'publish': {
      if (job.isBlocked) return 'state'
      const renewed = { ...job, renewedAt: now, withdrawnAt: null }
      return running(state === 'published' ? renewed : { ...renewed, publishedAt: now }, now)
    }
    case 'change':
      // What does not run has no end to be set.
      return state === 'published' ? running(job, now) : { ...job, state }
    case 'withdraw':
      return state === 'published' ? { ...job, state: 'withdrawn', withdrawnAt: now } : 'state'
    case 'block': {
      // An editor keeps an ad from coming back, too.
      if (state === 'draft') return 'state'
      return { ...job, state: 'withdrawn', withdrawnAt: job.withdrawnAt ?? now, isBlocked: true }
    }
    case 'expire':
      return job.state === 'published' && state === 'expired' ? { ...job, state } : 'state'
  }
}

/** The ad with its end; refused where that is past already. */
function running<Times extends JobTimes>(job: Times, now: Date): Times | JobRefusal {
  if (job.deadline === null || job.renewedAt === null) return 'deadline'
  const dayAfter = startOfBerlinDay(job.deadline, 1).getTime()
  const longest = startOfBerlinDay(dayOf(job.renewedAt), maxJobDays).getTime()
  if (dayAfter <= now.getTime()) return 'deadline'
  return { ...job, state: 'published', expiresAt: new Date(Math.min(dayAfter, longest)) }
}

/** How many days from now on one may apply after a renewal by one click. */
const renewalDays = 30

/** The last day to apply after a renewal by one click; one that is further off stays. */
export function renewedDeadline({ deadline }: Pick<JobTimes, 'deadline'>, now: Date): string {
  const day = dayOf(startOfBerlinDay(dayOf(now), renewalDays))
  return deadline !== null && deadline > day ? deadline : day
}

/** The last day (`YYYY-MM-DD`) of an ad that ends at a time. */
export function lastDay(expiresAt: Date): string {
  return dayOf(new Date(expiresAt.getTime() - 1))
}

/** How many days an ad still runs, the present one included; null unless it runs. */
export function daysLeft(job: Pick<JobTimes, 'state' | 'expiresAt'>, now: Date): number | null {
  if (stateAt(job, now) !== 'published' || job.expiresAt === null) return null
  return Math.round((Date.parse(dayOf(job.expiresAt)) - Date.parse(dayOf(now))) / 86_400_000)
}

function dayOf(time: Date): string {
  return toBerlinIso(time).slice(0, 10)
}
