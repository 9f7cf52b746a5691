import { expect, it } from 'vitest'
import { applyEvent, countDaysLeft, getStateAt, type JobEvent, type JobRefusal, type JobTimes } from './job-states'
import { blankDraft } from './job-times.fixture'

const now = new Date('2026-11-02T10:00:00Z')
const draft: JobTimes = { ...blankDraft, deadline: '2026-11-30' }

/** Applies events to an ad, each at its time. */
function applyEvents(events: readonly [JobEvent, Date?][], job = draft): JobTimes | JobRefusal {
  let current = job
  for (const [event, time = now] of events) {
    const next = applyEvent(current, event, time)
    if (typeof next === 'string') return next
    current = next
  }
  return current
}

const laterTime = new Date('2026-12-01T09:00:00Z')

it.each<[string, [JobEvent, Date?][], string]>([
  ['a published draft', [['publish']], 'published'],
  ['a withdrawn draft', [['withdraw']], 'refused: state'],
  ['a draft blocked by an editor', [['block']], 'refused: state'],
  ['a changed draft', [['change']], 'draft'],
  ['a published ad that is withdrawn', [['publish'], ['withdraw']], 'withdrawn'],
  ['a published ad that is renewed', [['publish'], ['publish']], 'published'],
  ['a published ad that expires too early', [['publish'], ['expire']], 'refused: state'],
  ['an expired ad', [['publish'], ['expire', laterTime]], 'expired'],
  ['an ad that expires twice', [['publish'], ['expire', laterTime], ['expire', laterTime]], 'refused: state'],
  ['an ad withdrawn after its end', [['publish'], ['withdraw', laterTime]], 'refused: state'],
  ['an ad published after its deadline', [['publish', laterTime]], 'refused: deadline'],
  ['a withdrawn ad that is published again', [['publish'], ['withdraw'], ['publish']], 'published'],
  ['an ad that is withdrawn twice', [['publish'], ['withdraw'], ['withdraw']], 'refused: state'],
  ['an ad blocked by an editor', [['publish'], ['block']], 'withdrawn'],
  ['a withdrawn ad that an editor blocks', [['publish'], ['withdraw'], ['block']], 'withdrawn'],
  ['an expired ad that an editor blocks', [['publish'], ['block', laterTime]], 'withdrawn'],
  ['an ad that is blocked twice', [['publish'], ['block'], ['block']], 'refused: state'],
  ['a blocked ad that its owner publishes', [['publish'], ['block'], ['publish']], 'refused: state'],
])('%s', (_, events, expected) => {
  const job = applyEvents(events)
  expect(job).toEqual(expected.startsWith('refused') ? expected.slice(9) : expect.objectContaining({ state: expected }))
})

const toPublished = (job: Partial<JobTimes>, time = now) => {
  const next = applyEvents([['publish', time]], { ...draft, ...job })
  if (typeof next === 'string') throw new Error(next)
  return next
}

it('ends an ad at the end of its deadline day in Berlin, in summer and winter', () => {
  expect(toPublished({}).expiresAt).toEqual(new Date('2026-11-30T23:00:00Z'))
  const summer = new Date('2026-07-01T10:00:00Z')
  expect(toPublished({ deadline: '2026-07-31' }, summer).expiresAt).toEqual(new Date('2026-07-31T22:00:00Z'))
})

it('limits an ad to 90 days, across clock changes', () => {
  const spring = new Date('2026-02-01T10:00:00Z')
  expect(toPublished({ deadline: '2026-12-31' }, spring).expiresAt).toEqual(new Date('2026-05-01T22:00:00Z'))
})

it('treats an ad as expired from its end, even before the expiry is stored', () => {
  const job = toPublished({})
  expect(getStateAt(job, new Date('2026-11-30T22:59:59Z'))).toBe('published')
  expect(getStateAt(job, new Date('2026-11-30T23:00:00Z'))).toBe('expired')
})

it('publishes an ad on its deadline day until the end of the day', () => {
  const job = toPublished({ deadline: '2026-11-02' })
  expect(countDaysLeft(job, now)).toBe(1)
  expect(countDaysLeft(draft, now)).toBe(null)
})

it('keeps the place of a renewed ad on the board, and gives an expired ad a new one', () => {
  const job = toPublished({ deadline: '2027-06-30' })
  const renewedJob = applyEvent(job, 'publish', new Date('2026-11-20T10:00:00Z'))
  expect(renewedJob).toMatchObject({ publishedAt: now, expiresAt: new Date('2027-02-17T23:00:00Z') })
  const timeOfNewPlace = new Date('2027-03-01T10:00:00Z')
  expect(applyEvent(job, 'publish', timeOfNewPlace)).toMatchObject({ publishedAt: timeOfNewPlace, state: 'published' })
})

it('changes the end of a published ad for a new deadline', () => {
  const job = toPublished({})
  expect(applyEvent({ ...job, deadline: '2026-11-10' }, 'change', now)).toMatchObject({
    expiresAt: new Date('2026-11-10T23:00:00Z'),
  })
  expect(applyEvent({ ...job, deadline: '2026-11-01' }, 'change', now)).toBe('deadline')
  expect(applyEvent({ ...job, deadline: '2027-01-10' }, 'change', laterTime)).toMatchObject({ state: 'expired' })
})
