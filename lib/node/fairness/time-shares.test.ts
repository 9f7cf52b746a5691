import { expect, it } from 'vitest'
import { createTimeShares } from './time-shares'

function start(maxDebtMs = Number.POSITIVE_INFINITY) {
  const clock = { now: 0, busy: 0, isAlone: false }
  const shares = createTimeShares({
    now: () => clock.now,
    readBusyMs: () => clock.busy,
    isAlone: () => clock.isAlone,
    creditMs: 1500,
    share: 0.04,
    maxDebtMs,
  })
  /** Simulates simultaneous renders of these clients that take `ms` together. */
  const render = (ms: number, ...clients: string[]) => {
    const ends = clients.map((client) => shares.startMeasuring(client))
    clock.busy += ms
    clock.now += ms
    for (const end of ends) end()
  }
  return { clock, shares, render }
}

it('lets a client without credit wait until its share has accumulated', () => {
  const { clock, shares, render } = start()
  render(1450, 'a')
  expect(shares.mayStart('a')).toBe(true)
  render(100, 'a')
  expect([shares.mayStart('a'), shares.mayStart('b')]).toEqual([false, true])
  clock.now += 1000
  expect(shares.mayStart('a')).toBe(false)
  clock.now += 200
  expect(shares.mayStart('a')).toBe(true)
})

it('divides the time among concurrent renders', () => {
  const { shares, render } = start()
  render(2900, 'a', 'b')
  expect([shares.mayStart('a'), shares.mayStart('b')]).toEqual([true, true])
  render(300, 'a', 'b')
  expect([shares.mayStart('a'), shares.mayStart('b')]).toEqual([false, false])
})

it('time without a render counts for no client', () => {
  const { clock, shares, render } = start()
  render(10, 'a')
  clock.busy += 5000
  render(10, 'a')
  expect(shares.mayStart('a')).toBe(true)
})

it('does not delay a client that is alone', () => {
  const { clock, shares, render } = start()
  render(5000, 'a')
  clock.isAlone = true
  expect(shares.mayStart('a')).toBe(true)
})

it('limits the wait after long work of a client that was alone', () => {
  const { clock, shares, render } = start(40)
  render(60_000, 'a')
  expect(shares.mayStart('a')).toBe(false)
  clock.now += 1000
  expect(shares.mayStart('a')).toBe(true)
})
