import { describe, expect, it } from 'vitest'
import { computeRenewedDeadline, maxJobDays } from '@/lib/contract/jobs/job-days'
import { getStartOfBerlinDay, toBerlinWallClock } from '@/lib/datetime'
import { applyEvent, countDaysLeft, getStateAt, type JobTimes, toLastDay } from './job-states'
import { blankDraft } from './job-times.fixture'

const dayMs = 86_400_000

/** Adds days by the calendar, without time zones. */
const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

const toDay = (time: Date) => toBerlinWallClock(time).toISOString().slice(0, 10)

/** Samples times of a day in Berlin, from its first to its last second. */
function listTimes(day: string): Date[] {
  const start = getStartOfBerlinDay(day).getTime()
  const end = getStartOfBerlinDay(day, 1).getTime()
  return [start, start + 1000, start + 2.5 * 3_600_000, (start + end) / 2, end - 1000].map((time) => new Date(time))
}

/** Days around both changes of the clock, a leap day and the turn of a year. */
const days = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26'].concat(
  ...['2027-12-31', '2028-02-29', '2026-07-01', '2026-12-24'],
)
const dayCounts = [0, 1, 7, 30, 89, 90, 91, 200]

function toPublished(deadline: string, now: Date): JobTimes & { expiresAt: Date } {
  const job = applyEvent({ ...blankDraft, deadline }, 'publish', now)
  if (typeof job === 'string' || job.expiresAt === null) throw new Error('The ad cannot run.')
  return { ...job, expiresAt: job.expiresAt }
}

describe.each(days)('an ad that is published on %s', (day) => {
  it.each(dayCounts)('with a deadline in %d days ends at midnight in Berlin, after it or 90 days', (dayCount) => {
    const deadline = addDays(day, dayCount)
    const lastDay = dayCount < maxJobDays ? deadline : addDays(day, maxJobDays - 1)
    for (const now of listTimes(day)) {
      const job = toPublished(deadline, now)
      expect(toBerlinWallClock(job.expiresAt).toISOString()).toBe(`${addDays(lastDay, 1)}T00:00:00.000Z`)
      expect(toLastDay(job.expiresAt)).toBe(lastDay)
    }
  })

  it('is refused after its deadline, to the second', () => {
    for (const now of listTimes(day)) {
      expect(applyEvent({ ...blankDraft, deadline: addDays(day, -1) }, 'publish', now)).toBe('deadline')
      expect(applyEvent({ ...blankDraft, deadline: day }, 'publish', now)).toMatchObject({ state: 'published' })
    }
  })

  it('runs for thirty more days after a renewal by link, across clock changes', () => {
    for (const now of listTimes(day)) {
      const deadline = computeRenewedDeadline(day, toDay(now))
      expect(deadline).toBe(addDays(toDay(now), 30))
      const renewedJob = applyEvent({ ...toPublished(day, now), deadline }, 'publish', now)
      expect(renewedJob).toMatchObject({ expiresAt: getStartOfBerlinDay(addDays(day, 31)) })
      expect(computeRenewedDeadline(addDays(day, 31), toDay(now))).toBe(addDays(day, 31))
    }
  })
})

it.each(['2026-01-20', '2026-03-29', '2026-09-10'])(
  'counts its remaining days at each midnight and ends at the last, published on %s',
  (day) => {
    const job = toPublished(addDays(day, maxJobDays), getStartOfBerlinDay(day))
    for (let age = 0; age < maxJobDays; age += 1) {
      const times = listTimes(addDays(day, age))
      for (const time of [times.at(0), times.at(-1)]) {
        if (time) expect([getStateAt(job, time), countDaysLeft(job, time)]).toEqual(['published', maxJobDays - age])
      }
    }
    expect([getStateAt(job, job.expiresAt), countDaysLeft(job, job.expiresAt)]).toEqual(['expired', null])
    expect(applyEvent(job, 'expire', new Date(job.expiresAt.getTime() - 1))).toBe('state')
    expect(applyEvent(job, 'expire', job.expiresAt)).toMatchObject({ state: 'expired' })
  },
)
