import { beforeAll, expect, it } from 'vitest'
import { Random } from '@/demo/random'
import { type JobState, ownJobSchema } from '@/lib/contract/jobs/jobs'
import type { TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { expireJobs } from '../expire-jobs'
import { joinTeam, logInAs, startJobs, testClock } from './jobs.fixture'

// Two colleagues, a stranger and an editor change the same ads; a small model predicts the results.

const backend = startTestBackend({ clock: () => testClock.now })
const { owner, make, send } = startJobs(backend)
const steps = 30
const day = 86_400_000

let colleague: TestBrowser
let stranger: TestBrowser
beforeAll(async () => {
  colleague = await logInAs(backend, { group: 'Mitglied + Jobbörse' })
  stranger = await logInAs(backend, { group: 'Jobbörse' })
  await joinTeam(backend, owner(), colleague)
})

/** Editors are logged in for a day, which passes quickly here. */
const editor = () => logInAs(backend, { group: null, role: 'editor' })

/** The expected state of an ad, at first a complete draft. */
interface Model {
  id: number
  state: JobState | 'deleted'
  isBlocked: boolean
  wasPublished: boolean
  revision: number
  /** The first moment after the deadline. */
  over: number
}

type Event = 'edit' | 'stale edit' | 'publish' | 'withdraw' | 'block' | 'delete' | 'extend'
const events: readonly Event[] = ['edit', 'stale edit', 'publish', 'publish', 'withdraw', 'block', 'delete', 'extend']

const getState = ({ state, over }: Model) =>
  state === 'published' && over <= testClock.now.getTime() ? 'expired' : state

/** Predicts the result of an event by a member of the team: the status and the ad afterwards. */
function expected(job: Model, event: Event): { status: number; after: Model } {
  const state = getState(job)
  const isOver = job.over <= testClock.now.getTime()
  const refused = (status: number) => ({ status, after: job })
  const changed = (change: Partial<Model>, status = 200) => ({
    status,
    after: { ...job, state, revision: job.revision + 1, ...change },
  })
  if (state === 'deleted') return refused(404)
  switch (event) {
    case 'edit':
      return changed({})
    case 'extend':
      return changed({ over: deadlineIn(20).over })
    case 'stale edit':
      return refused(409)
    case 'publish':
      if (job.isBlocked) return refused(409)
      return isOver ? refused(400) : changed({ state: 'published', wasPublished: true })
    case 'withdraw':
      return state === 'published' ? changed({ state: 'withdrawn' }) : refused(409)
    case 'block':
      return state === 'draft' ? refused(409) : changed({ state: 'withdrawn', isBlocked: true })
    case 'delete':
      return { status: 204, after: { ...job, state: 'deleted' } }
  }
}

/** Returns a deadline in some days and the time of its end in Berlin, in winter. */
function deadlineIn(days: number) {
  const deadline = new Date(testClock.now.getTime() + days * day).toISOString().slice(0, 10)
  return { deadline, over: Date.parse(deadline) + day - 3_600_000 }
}

function callForEvent(browser: TestBrowser, { id, revision }: Model, event: Event) {
  const path = `/de/api/jobs/my/${id}/`
  switch (event) {
    case 'edit':
      return browser.call('PATCH', path, { revision, salary: `${revision}` })
    case 'extend':
      return browser.call('PATCH', path, { revision, deadline: deadlineIn(20).deadline })
    case 'stale edit':
      return browser.call('PATCH', path, { revision: revision + 7, salary: '' })
    case 'delete':
      return browser.call('DELETE', path)
    default:
      return browser.call('POST', `${path}${event === 'block' ? 'withdraw' : event}/`)
  }
}

/** Compares the ad for owners and visitors with the model. */
async function expectShown(job: Model) {
  const state = getState(job)
  const ownResponse = await colleague.call('GET', `/de/api/jobs/my/${job.id}/`)
  const sent: unknown = await ownResponse.json()
  if (state === 'deleted') expect(ownResponse.status).toBe(404)
  else {
    const { id, revision, isBlocked } = job
    expect(ownJobSchema.parse(sent)).toMatchObject({ id, state, revision, is_blocked: isBlocked })
  }
  const publicResponse = await backend.get(`/de/api/jobs/${job.id}/`)
  const missingStatus = job.wasPublished ? 410 : 404
  expect(publicResponse.status).toBe(state === 'published' ? 200 : missingStatus)
}

async function pass(time: number, random: Random) {
  // Sessions last for two weeks.
  if (testClock.now.getTime() < Date.parse('2026-11-13')) testClock.now = new Date(testClock.now.getTime() + time)
  if (random.next() < 0.5) await expireJobs(backend.services.db, testClock.now)
}

async function beRefused(job: Model, event: Event) {
  expect((await callForEvent(stranger, job, event)).status, `a stranger: ${event}`).toBe(404)
}

/** Sends a random event. @returns the expected ad */
async function sendEvent(job: Model, event: Event, random: Random): Promise<Model> {
  const { status, after } = expected(job, event)
  const colleagues = [owner(), colleague]
  const browser = event === 'block' ? await editor() : random.pick(colleagues)
  expect((await callForEvent(browser, job, event)).status, `${event} of ${JSON.stringify(job)}`).toBe(status)
  return after
}

it.each([1, 2, 3, 4])('ads have the state that the model predicts, seed %i', async (seed) => {
  const random = new Random(seed)
  let jobs: Model[] = []
  for (const days of [3, 8, 13]) {
    const { deadline, over } = deadlineIn(days)
    const { id, revision } = await make({ deadline, title: `Seed ${seed}, ${days}` })
    jobs.push({ id, revision, over, state: 'draft', isBlocked: false, wasPublished: false })
  }
  for (let step = 0; step < steps; step += 1) {
    const job = random.pick(jobs)
    const chance = random.next()
    const event = random.pick(events)
    if (chance < 0.15) await pass(2 * day, random)
    else if (chance < 0.25) await beRefused(job, event === 'block' ? 'withdraw' : event)
    else {
      const after = await sendEvent(job, event, random)
      jobs = jobs.map((current) => (current === job ? after : current))
    }
    for (const job of jobs) await expectShown(job)
  }
})

it('accepts one of two simultaneous changes, for any users', async () => {
  const { id, revision } = await make()
  const change = (browser: TestBrowser, salary: string) =>
    browser.call('PATCH', `/de/api/jobs/my/${id}/`, { revision, salary })
  const responses = await Promise.all([change(owner(), 'A'), change(colleague, 'B'), change(owner(), 'C')])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await send('GET', `${id}/`)).revision).toBe(revision + 1)
})
