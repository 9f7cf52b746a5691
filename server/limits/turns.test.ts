import { expect, it } from 'vitest'
import { createTurns } from './turns'

const waitForTurn = () => new Promise(setImmediate)

function start(now = () => 0, perTurnAlone = 2) {
  const starts: string[] = []
  const pauses: (() => void)[] = []
  const turns = createTurns({ perTurn: 2, perTurnAlone, maxWaiting: 3, now, pause: (next) => pauses.push(next) })
  const take = (client: string, count: number) =>
    Array.from({ length: count }, (_, index) => turns.schedule(client, () => starts.push(client + index)))
  return { turns, starts, take, pauses }
}

it('starts a few tasks of a client in a turn, and the others in later turns in order', async () => {
  const { starts, take } = start()
  take('a', 5)
  expect(starts).toEqual(['a0', 'a1'])
  await waitForTurn()
  expect(starts).toEqual(['a0', 'a1', 'a2', 'a3'])
  await waitForTurn()
  expect(starts).toEqual(['a0', 'a1', 'a2', 'a3', 'a4'])
})

it('starts more requests of a single client until another client sends one', async () => {
  const { starts, take } = start(undefined, 3)
  take('a', 6)
  expect(starts).toEqual(['a0', 'a1', 'a2'])
  take('b', 1)
  await waitForTurn()
  expect(starts).toEqual(['a0', 'a1', 'a2', 'b0', 'a3', 'a4'])
})

it('starts requests of a client despite waiting requests of another', async () => {
  const { starts, take, pauses } = start()
  take('a', 5)
  take('b', 1)
  expect(starts).toEqual(['a0', 'a1', 'b0'])
  await waitForTurn()
  take('b', 1)
  expect(starts.at(-1)).toBe('b0')
  expect(pauses).toHaveLength(1)
})

it('slows down a client with many requests while other clients are active', async () => {
  const { starts, take, pauses } = start()
  take('b', 1)
  take('a', 5)
  await waitForTurn()
  expect(starts).toEqual(['b0', 'a0', 'a1', 'a2', 'a3'])
  await waitForTurn()
  expect(starts).toHaveLength(5)
  pauses.pop()?.()
  expect(starts.at(-1)).toBe('a4')
})

it('rejects tasks beyond the limit of a client, and accepts more once some have started', async () => {
  const { starts, take } = start()
  expect(take('a', 7)).toEqual([true, true, true, true, true, false, false])
  await waitForTurn()
  expect(take('a', 1)).toEqual([true])
  await waitForTurn()
  expect(starts).toHaveLength(6)
})

it('reports whether a client is the only one in the last second', () => {
  const clock = { now: 10_000 }
  const { turns, take } = start(() => clock.now)
  take('a', 3)
  expect([turns.isAlone('a'), turns.isAlone('b')]).toEqual([true, false])
  take('b', 1)
  take('a', 1)
  expect([turns.isAlone('a'), turns.isAlone('b')]).toEqual([false, false])
  clock.now += 1001
  take('a', 1)
  expect([turns.isAlone('a'), turns.isAlone('b')]).toEqual([true, false])
})
