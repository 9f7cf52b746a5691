import { beforeEach, expect, it } from 'vitest'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker'

let now = 0
let guard: CircuitBreaker
beforeEach(() => {
  now = 0
  guard = createCircuitBreaker({ pauseMs: 5000, now: () => now })
})

const call = (isReading = true) => guard.begin(isReading)

/** Lets a call wait in vain. */
function findSilent(): void {
  const waiting = call()
  now += 15_000
  waiting?.recordTimeout()
}

it('admits calls until a timeout, then none for a while', () => {
  expect(call()).not.toBeNull()
  findSilent()
  expect([call(), call(false)]).toEqual([null, null])
  now += 4999
  expect(call()).toBeNull()
})

it('stays closed if another call is answered during a call that times out', () => {
  const slow = call()
  now += 10_000
  call()?.recordAnswer()
  now += 5000
  slow?.recordTimeout()
  expect(call()).not.toBeNull()
})

it('ignores the timeouts of writes', () => {
  const upload = call(false)
  now += 15_000
  upload?.recordTimeout()
  expect(call()).not.toBeNull()
})

it('admits one trial read after a while, and all calls once it is answered', () => {
  findSilent()
  now += 5000
  expect(call(false)).toBeNull()
  const trial = call()
  expect(trial).not.toBeNull()
  now += 10_000
  expect(call()).toBeNull()
  trial?.recordAnswer()
  expect([call(), call(false)]).not.toContain(null)
})

it('opens again when the trial times out', () => {
  findSilent()
  now += 5000
  const trial = call()
  now += 15_000
  trial?.recordTimeout()
  expect(call()).toBeNull()
  now += 5000
  expect(call()).not.toBeNull()
})

it('allows another trial when the client of the first disconnects', () => {
  findSilent()
  now += 5000
  call()?.recordDisconnect()
  expect(call()).not.toBeNull()
  expect(call()).toBeNull()
})

it('closes when an earlier call is answered', () => {
  const early = call()
  findSilent()
  early?.recordAnswer()
  expect(call(false)).not.toBeNull()
})
