import { expect, it } from 'vitest'
import { daysLeft, type JobEvent, type JobRefusal, type JobTimes, nextTimes, stateAt } from './job-states'

const now = new Date('2026-11-02T10:00:00Z')
const draft: JobTimes = {
  state: 'draft',
  deadline: '2026-11-30',
  publishedAt: null,
  renewedAt: null,
  expiresAt: null,
  withdrawnAt: null,
  isBlocked: false,
}

/** Applies events to an ad, each at its time. */
function after(events: readonly [JobEvent, Date?][], job = draft): JobTimes | JobRefusal {
  let current = job
  for (const [event, at = now] of events) {
    const next = nextTimes(current, event, at)
    if (typeof next === 'string') return next
    current = next
  }
  return current
}

const later = new Date('2026-12-01T09:00:00Z')

it.each<[string, [JobEvent, Date?][], string]>([
  ['a draft that is published', [['publish']], 'published'],
  ['a draft that is withdrawn', [['withdraw']], 'refused: state'],
  ['a draft that an editor withdraws', [['block']], 'refused: state'],
  ['a draft that is changed', [['change']], 'draft'],
  ['one that runs and is withdrawn', [['publish'], ['withdraw']], 'withdrawn'],
  ['one that runs and is renewed', [['publish'], ['publish']], 'published'],
  ['one that runs and shall expire too early', [['publish'], ['expire']], 'refused: state'],
  ['one that expires', [['publish'], ['expire', later]], 'expired'],
  ['one that expires twice', [['publish'], ['expire', later], ['expire', later]], 'refused: state'],
  ['one that is withdrawn after its end', [['publish'], ['withdraw', later]], 'refused: state'],
  ['one that is published after its deadline', [['publish', later]], 'refused: deadline'],
  ['one that is withdrawn and published again', [['publish'], ['withdraw'], ['publish']], 'published'],
  ['one that is withdrawn twice', [['publish'], ['withdraw'], ['withdraw']], 'refused: state'],
  ['one that an editor withdraws', [['publish'], ['block']], 'withdrawn'],
  ['one that its owner and then an editor withdraws', [['publish'], ['withdraw'], ['block']], 'withdrawn'],
  [
    'one that comes back after an editor withdrew it',
    [['publish'], ['block'], ['publish']],
    'refused: state',
  ],
])('%s', (_, events, expected) => {
  const job = after(events)
  expect(job).toEqual(
    expected.startsWith('refused') ? expected.slice(9) : expect.objectContaining({ state: expected }),
  )
})

const toPublished = (job: Partial<JobTimes>, at = now) => {
  const next = after([['publish', at]], { ...draft, ...job })
  if (typeof next === 'string') throw new Error(next)
  return next
}

it('an ad ends with the day of its deadline in Berlin, in summer and winter', () => {
  expect(toPublished({}).expiresAt).toEqual(new Date('2026-11-30T23:00:00Z'))
  const summer = new Date('2026-07-01T10:00:00Z')
  expect(toPublished({ deadline: '2026-07-31' }, summer).expiresAt).toEqual(new Date('2026-07-31T22:00:00Z'))
})

it('an ad runs for at most 90 days, across changes of the clock', () => {
  const spring = new Date('2026-02-01T10:00:00Z')
  expect(toPublished({ deadline: '2026-12-31' }, spring).expiresAt).toEqual(new Date('2026-05-01T22:00:00Z'))
})

it('an ad is over from that minute, before the expiry is stored', () => {
  const job = toPublished({})
  expect(stateAt(job, new Date('2026-11-30T22:59:59Z'))).toBe('published')
  expect(stateAt(job, new Date('2026-11-30T23:00:00Z'))).toBe('expired')
})

it('an ad may be published on the day of its deadline and runs for that day', () => {
  const job = toPublished({ deadline: '2026-11-02' })
  expect(daysLeft(job, now)).toBe(1)
  expect(daysLeft(draft, now)).toBe(null)
})

it('a renewed ad keeps its place on the board and gets new days; an ended one is new', () => {
  const job = toPublished({ deadline: '2027-06-30' })
  const soon = new Date('2026-11-20T10:00:00Z')
  const renewed = nextTimes(job, 'publish', soon)
  expect(renewed).toMatchObject({ publishedAt: now, expiresAt: new Date('2027-02-17T23:00:00Z') })
  const muchLater = new Date('2027-03-01T10:00:00Z')
  expect(nextTimes(job, 'publish', muchLater)).toMatchObject({ publishedAt: muchLater, state: 'published' })
})

it('a new deadline moves the end of a running ad only', () => {
  const job = toPublished({})
  expect(nextTimes({ ...job, deadline: '2026-11-10' }, 'change', now)).toMatchObject({
    expiresAt: new Date('2026-11-10T23:00:00Z'),
  })
  expect(nextTimes({ ...job, deadline: '2026-11-01' }, 'change', now)).toBe('deadline')
  expect(nextTimes({ ...job, deadline: '2027-01-10' }, 'change', later)).toMatchObject({ state: 'expired' })
})
