import { beforeEach, expect, it } from 'vitest'
import { QueueFullError } from './fair-queue'
import { createPresence, type Presence } from './presence'
import { type CallKind, createThreadTurns, type ThreadTurns, toCallKind } from './thread-turns'

const settle = () => new Promise(setImmediate)

let clock = { now: 0, active: 0, idle: 0 }
let turns: ThreadTurns
let presence: Presence
let pauses: (() => void)[] = []
let starts: string[] = []
let ends: (() => void)[] = []
beforeEach(() => {
  clock = { now: 0, active: 0, idle: 0 }
  pauses = []
  starts = []
  ends = []
  presence = createPresence(() => clock.now)
  turns = createThreadTurns({
    isAlone: (client) => presence.isAlone(client),
    now: () => clock.now,
    readUsage: ({ active, idle } = { active: 0, idle: 0 }) => ({
      active: clock.active - active,
      idle: clock.idle - idle,
    }),
    pause: () => new Promise((resolve) => pauses.push(resolve)),
  })
})

async function send(
  client: string,
  count: number,
  { isDisconnected = () => false, kind = 'read' }: { isDisconnected?: () => boolean; kind?: CallKind } = {},
): Promise<unknown[]> {
  const errors: unknown[] = []
  for (let call = 0; call < count; call += 1) {
    presence.recordActivity(client)
    turns.enter(client, { kind, isDisconnected }).then(
      (end) => {
        starts.push(client)
        ends.push(end)
      },
      (error: unknown) => errors.push(error),
    )
  }
  await settle()
  return errors
}

/**
 * Lets time pass in which the thread is busy and idle. All calls end, unless they are still
 * running.
 */
async function pass({ active = 0, idle = 0, areRunning = false }): Promise<void> {
  if (!areRunning) for (const end of ends.splice(0)) end()
  clock.now += active + idle
  clock.active += active
  clock.idle += idle
  for (const end of pauses.splice(0)) end()
  await settle()
}

const countStarts = (client: string) => starts.filter((entry) => entry === client).length

it('starts every call of a client that is alone', async () => {
  await send('a', 500)
  expect(countStarts('a')).toBe(500)
})

it('starts the first calls of a client at once, and the others after enough idle time of the thread', async () => {
  await send('b', 1)
  await send('a', 60)
  expect(countStarts('a')).toBe(51)
  await pass({ active: 5, idle: 94 })
  expect(countStarts('a')).toBe(51)
  await pass({ idle: 1 })
  expect(countStarts('a')).toBe(52)
  await pass({ active: 1, idle: 19 })
  expect(countStarts('a')).toBe(53)
})

it('starts no call before the previous one has ended, because most of its work may follow', async () => {
  await send('b', 1)
  await send('a', 60)
  await pass({ idle: 100, areRunning: true })
  expect(countStarts('a')).toBe(51)
  await pass({ active: 5, idle: 1 })
  expect(countStarts('a')).toBe(52)
})

it('starts the next call after the longest pause if the previous one does not end', async () => {
  await send('b', 1)
  await send('a', 60)
  await pass({ idle: 1000, areRunning: true })
  expect(countStarts('a')).toBe(52)
})

it('starts small writes with short pauses, in a separate queue', async () => {
  await send('b', 1)
  await send('a', 60)
  await send('a', 60, { kind: 'smallWrite' })
  expect(countStarts('a')).toBe(102)
  await pass({ active: 5, idle: 5 })
  expect(countStarts('a')).toBe(103)
})

it('starts uploads with long pauses, in a separate queue', async () => {
  await send('b', 1)
  await send('a', 30, { kind: 'upload' })
  expect(countStarts('a')).toBe(21)
  await pass({ active: 5, idle: 194 })
  expect(countStarts('a')).toBe(21)
  await pass({ idle: 1 })
  expect(countStarts('a')).toBe(22)
})

it('starts the uploads of a client that is alone one after another after its burst', async () => {
  await send('a', 30, { kind: 'upload' })
  expect(countStarts('a')).toBe(21)
  await pass({ active: 5, areRunning: true })
  expect(countStarts('a')).toBe(21)
  await pass({ active: 5 })
  expect(countStarts('a')).toBe(22)
})

it.each<[CallKind, string, string?]>([
  ['read', 'GET'],
  ['read', 'HEAD'],
  ['smallWrite', 'PATCH', 'application/json'],
  ['smallWrite', 'DELETE'],
  ['upload', 'POST', 'multipart/form-data; boundary=a'],
])('counts as %s: %s with the type %s', (kind, method, contentType) => {
  expect(toCallKind(method, contentType)).toBe(kind)
})

it('paces the calls of a client while another client is active elsewhere', async () => {
  presence.recordActivity('b')
  await send('a', 60)
  expect(countStarts('a')).toBe(51)
})

it('delays no other client, and does not favor a client that sends one call after another', async () => {
  await send('b', 1)
  await send('a', 51)
  await send('a', 1)
  await send('b', 1)
  expect([countStarts('a'), countStarts('b')]).toEqual([51, 2])
})

it('starts one call of each client while the thread is busy', async () => {
  await send('b', 1)
  await send('a', 60)
  await pass({ active: 1000 })
  expect(countStarts('a')).toBe(52)
})

it('starts waiting calls at once after the other clients disconnect', async () => {
  await send('b', 1)
  await send('a', 60)
  clock.now += 1001
  await pass({ active: 1, idle: 1 })
  expect(countStarts('a')).toBe(60)
})

it('rejects calls beyond the queue limit, and calls that wait too long', async () => {
  await send('b', 1)
  const errors = await send('a', 151)
  expect(errors).toEqual([new QueueFullError('Too many calls wait.')])
  clock.now += 10_000
  await pass({ idle: 1 })
  expect([countStarts('a'), errors.length]).toEqual([51, 100])
})

it('skips calls of disconnected clients, and starts the next ones without a pause', async () => {
  await send('b', 1)
  await send('a', 51)
  await send('a', 5, { isDisconnected: () => true })
  await send('a', 1)
  await pass({ idle: 1 })
  expect(countStarts('a')).toBe(52)
})
