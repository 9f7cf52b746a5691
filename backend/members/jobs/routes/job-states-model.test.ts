import { beforeAll, expect, it } from 'vitest'
import { Random } from '@/demo/random'
import { type JobState, ownJobSchema } from '@/lib/contract/jobs/jobs'
import type { TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { expireJobs } from '../expire-jobs'
import { advanceClock, joinTeam, logInAs, startJobs, testClock } from './jobs.fixture'

// Two colleagues, a stranger and an editor change the same ads; a small model predicts the results.

const backend = startTestBackend({ clock: () => testClock.now })
const { owner, make, send } = startJobs(backend)
const steps = 30
const dayMs = 86_400_000

let colleague: TestBrowser
let stranger: TestBrowser
beforeAll(async () => {
  colleague = await logInAs(backend, { group: 'Mitglied + Jobbörse' })
  stranger = await logInAs(backend, { group: 'Jobbörse' })
  await joinTeam(backend, owner, colleague)
})

/** Editors are logged in for a day, which passes quickly here. */
const logInEditor = () => logInAs(backend, { group: null, role: 'editor' })

/** The expected state of an ad, at first a complete draft. */
interface Model {
  id: number
  state: JobState | 'deleted'
  isBlocked: boolean
  wasPublished: boolean
  revision: number
  /** The first moment after the deadline, in milliseconds. */
  deadlineEndMs: number
}

type Event = 'edit' | 'stale edit' | 'publish' | 'withdraw' | 'block' | 'delete' | 'extend'
const events: readonly Event[] = ['edit', 'stale edit', 'publish', 'publish', 'withdraw', 'block', 'delete', 'extend']

const getState = ({ state, deadlineEndMs }: Model) =>
  state === 'published' && deadlineEndMs <= testClock.now.getTime() ? 'expired' : state

/** Predicts the result of an event by a member of the team: the status and the ad afterwards. */
function predict(job: Model, event: Event): { status: number; nextJob: Model } {
  const state = getState(job)
  const isOver = job.deadlineEndMs <= testClock.now.getTime()
  const toRefusal = (status: number) => ({ status, nextJob: job })
  const toChange = (change: Partial<Model>, status = 200) => ({
    status,
    nextJob: { ...job, state, revision: job.revision + 1, ...change },
  })
  if (state === 'deleted') return toRefusal(404)
  switch (event) {
    case 'edit':
      return toChange({})
    case 'extend':
      return toChange({ deadlineEndMs: computeDeadline(20).deadlineEndMs })
    case 'stale edit':
      return toRefusal(409)
    case 'publish':
      if (job.isBlocked) return toRefusal(409)
      return isOver ? toRefusal(400) : toChange({ state: 'published', wasPublished: true })
    case 'withdraw':
      return state === 'published' ? toChange({ state: 'withdrawn' }) : toRefusal(409)
    case 'block':
      if (state === 'draft' || job.isBlocked) return toRefusal(409)
      return toChange({ state: 'withdrawn', isBlocked: true })
    case 'delete':
      return { status: 204, nextJob: { ...job, state: 'deleted' } }
  }
}

/** Returns a deadline in some days and the time of its end in Berlin, in winter. */
function computeDeadline(days: number) {
  const deadline = new Date(testClock.now.getTime() + days * dayMs).toISOString().slice(0, 10)
  return { deadline, deadlineEndMs: Date.parse(deadline) + dayMs - 3_600_000 }
}

function callForEvent(browser: TestBrowser, { id, revision }: Model, event: Event) {
  const path = `/de/api/jobs/my/${id}/`
  switch (event) {
    case 'edit':
      return browser.call('PATCH', path, { revision, salary: `${revision}` })
    case 'extend':
      return browser.call('PATCH', path, { revision, deadline: computeDeadline(20).deadline })
    case 'stale edit':
      return browser.call('PATCH', path, { revision: revision + 7, salary: '' })
    case 'delete':
      return browser.call('DELETE', path)
    default:
      return browser.call('POST', `${path}${event === 'block' ? 'withdraw' : event}/`)
  }
}

/** Compares the ad for owners and visitors with the model. */
async function expectState(job: Model) {
  const state = getState(job)
  const ownResponse = await colleague.call('GET', `/de/api/jobs/my/${job.id}/`)
  const body: unknown = await ownResponse.json()
  if (state === 'deleted') expect(ownResponse.status).toBe(404)
  else {
    const { id, revision, isBlocked } = job
    expect(ownJobSchema.parse(body)).toMatchObject({ id, state, revision, is_blocked: isBlocked })
  }
  const publicResponse = await backend.get(`/de/api/jobs/${job.id}/`)
  const missingStatus = job.wasPublished ? 410 : 404
  expect(publicResponse.status).toBe(state === 'published' ? 200 : missingStatus)
}

async function passTime(durationMs: number, random: Random) {
  // Sessions last for two weeks.
  if (testClock.now.getTime() < Date.parse('2026-11-13')) advanceClock(durationMs)
  if (random.next() < 0.5) await expireJobs(backend.services.db, testClock.now)
}

async function expectRefusal(job: Model, event: Event) {
  expect((await callForEvent(stranger, job, event)).status, `a stranger: ${event}`).toBe(404)
}

/** Sends an event by a member of the team. Returns the expected ad. */
async function sendEvent(job: Model, event: Event, random: Random): Promise<Model> {
  const { status, nextJob } = predict(job, event)
  const browser = event === 'block' ? await logInEditor() : random.pick([owner, colleague])
  expect((await callForEvent(browser, job, event)).status, `${event} of ${JSON.stringify(job)}`).toBe(status)
  return nextJob
}

it.each([1, 2, 3, 4])('ads have the state that the model predicts, seed %i', async (seed) => {
  const random = new Random(seed)
  let jobs: Model[] = []
  for (const days of [3, 8, 13]) {
    const { deadline, deadlineEndMs } = computeDeadline(days)
    const { id, revision } = await make({ deadline, title: `Seed ${seed}, ${days}` })
    jobs.push({ id, revision, deadlineEndMs, state: 'draft', isBlocked: false, wasPublished: false })
  }
  for (let step = 0; step < steps; step += 1) {
    const job = random.pick(jobs)
    const chance = random.next()
    const event = random.pick(events)
    if (chance < 0.15) await passTime(2 * dayMs, random)
    else if (chance < 0.25) await expectRefusal(job, event === 'block' ? 'withdraw' : event)
    else {
      const nextJob = await sendEvent(job, event, random)
      jobs = jobs.map((current) => (current === job ? nextJob : current))
    }
    for (const job of jobs) await expectState(job)
  }
})

it('accepts one of two simultaneous changes, for any users', async () => {
  const { id, revision } = await make()
  const change = (browser: TestBrowser, salary: string) =>
    browser.call('PATCH', `/de/api/jobs/my/${id}/`, { revision, salary })
  const responses = await Promise.all([change(owner, 'A'), change(colleague, 'B'), change(owner, 'C')])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await send('GET', `${id}/`)).revision).toBe(revision + 1)
})
