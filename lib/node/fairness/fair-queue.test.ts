import { expect, it, vi } from 'vitest'
import { createFairQueue, QueueFullError } from './fair-queue'

const settle = () => new Promise(setImmediate)

/** Creates a queue, the list of its started tasks, and functions that end them. */
function start(options: { isSpent?: (client: string) => boolean; now?: () => number } = {}) {
  const starts: string[] = []
  const ends = new Map<string, () => void>()
  const chargedClients: string[] = []
  const queue = createFairQueue({
    maxRunning: 3,
    maxPerClient: 2,
    maxWaiting: 5,
    maxWaitingPerClient: 3,
    maxWaitMs: 1000,
    now: options.now ?? (() => 0),
    shares: {
      mayStart: (client) => !options.isSpent?.(client),
      startMeasuring: (client) => {
        chargedClients.push(client)
        return () => undefined
      },
    },
  })
  const run = (client: string, key: string) =>
    queue.run(client, key, async () => {
      starts.push(key)
      await new Promise<void>((resolve) => ends.set(key, resolve))
      if (key.endsWith('!')) throw new Error(key)
    })
  const end = async (key: string) => {
    ends.get(key)?.()
    await settle()
    await settle()
  }
  return { queue, starts, chargedClients, run, end }
}

it('limits running tasks in total and for each client, and alternates between clients', async () => {
  const { starts, run, end } = start()
  for (const key of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2']) void run(key.charAt(0), key)
  await settle()
  expect(starts).toEqual(['a1', 'a2', 'b1'])
  await end('a1')
  expect(starts.at(-1)).toBe('a3')
  await end('a2')
  expect(starts.at(-1)).toBe('b2')
})

it('continues after a failure', async () => {
  const { starts, run, end } = start()
  const failing = run('a', 'a1!')
  void run('a', 'a2')
  void run('a', 'a3')
  const failed = expect(failing).rejects.toThrow('a1!')
  await settle()
  await end('a1!')
  await failed
  expect(starts).toEqual(['a1!', 'a2', 'a3'])
})

it('rejects tasks beyond the limits of a client and of all clients', async () => {
  const { run } = start()
  for (const key of ['a1', 'a2', 'a3', 'a4', 'a5']) void run('a', key)
  await expect(run('a', 'a6')).rejects.toThrow(QueueFullError)
  for (const key of ['b1', 'b2', 'b3']) void run('b', key)
  await expect(run('c', 'c1')).rejects.toThrow(QueueFullError)
})

it('skips a client without credit until it has credit again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const spentClients = new Set(['a'])
  const { starts, run } = start({ isSpent: (client) => spentClients.has(client) })
  void run('a', 'a1')
  void run('b', 'b1')
  await settle()
  expect(starts).toEqual(['b1'])
  spentClients.clear()
  await vi.advanceTimersByTimeAsync(50)
  vi.useRealTimers()
  await settle()
  expect(starts).toEqual(['b1', 'a1'])
})

it('starts a shared task in the first turn of its waiting clients', async () => {
  const { queue, starts, chargedClients, run, end } = start({ isSpent: (client) => client === 'a' })
  void run('a', 'page')
  await settle()
  expect(starts).toEqual([])
  queue.join('b', 'other')
  queue.join('b', 'page')
  await settle()
  expect([starts, chargedClients]).toEqual([['page'], ['b']])
  await end('page')
  expect(starts).toEqual(['page'])
})

it('starts waiting tasks behind tasks that hang', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const clock = { now: 0 }
  const { starts, run } = start({ now: () => clock.now })
  for (const key of ['a1', 'a2', 'b1', 'c1', 'a3']) void run(key.charAt(0), key)
  await settle()
  expect(starts).toEqual(['a1', 'a2', 'b1'])
  clock.now = 1001
  await vi.advanceTimersByTimeAsync(50)
  vi.useRealTimers()
  await settle()
  expect(starts).toEqual(['a1', 'a2', 'b1', 'c1'])
})

it('rejects a task that waits too long, and serves the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let now = 0
  const { queue, run, end } = start({ now: () => now })
  void run('a', 'a1')
  void run('a', 'a2')
  const late = queue.enter('a', 1000)
  const refused = expect(late).rejects.toThrow(QueueFullError)
  const patient = queue.enter('a', 5000)
  now = 999
  await vi.advanceTimersByTimeAsync(50)
  expect(queue.getCounts().waiting).toBe(2)
  now = 1000
  await vi.advanceTimersByTimeAsync(50)
  await refused
  expect(queue.getCounts()).toEqual({ waiting: 1, running: 2 })
  vi.useRealTimers()
  await end('a1')
  const leave = await patient
  expect(queue.getCounts()).toEqual({ waiting: 0, running: 2 })
  leave()
  expect(queue.getCounts().running).toBe(1)
})

it('puts a client behind those that arrived during its task', async () => {
  const { starts, run, end } = start()
  for (const key of ['a1', 'b1', 'c1', 'a2', 'd1']) void run(key.charAt(0), key)
  await settle()
  expect(starts).toEqual(['a1', 'b1', 'c1'])
  await end('a1')
  expect(starts.at(-1)).toBe('d1')
})
