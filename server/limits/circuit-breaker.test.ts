import { beforeEach, expect, it } from 'vitest'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker'

let now = 0
let breaker: CircuitBreaker
beforeEach(() => {
  now = 0
  breaker = createCircuitBreaker({ pauseMs: 5000, now: () => now })
})

const call = (isReading = true) => breaker.begin(isReading)

/** Simulates a call that times out. */
function timeOut(): void {
  const timedOutCall = call()
  now += 15_000
  timedOutCall?.recordTimeout()
}

it('admits calls until a timeout, then none until a pause has passed', () => {
  expect(call()).not.toBeNull()
  timeOut()
  expect([call(), call(false)]).toEqual([null, null])
  now += 4999
  expect(call()).toBeNull()
})

it('stays closed if another call gets a response during a call that times out', () => {
  const slowCall = call()
  now += 10_000
  call()?.recordResponse()
  now += 5000
  slowCall?.recordTimeout()
  expect(call()).not.toBeNull()
})

it('ignores the timeouts of writes', () => {
  const upload = call(false)
  now += 15_000
  upload?.recordTimeout()
  expect(call()).not.toBeNull()
})

it('admits one trial read after the pause, and all calls after its response', () => {
  timeOut()
  now += 5000
  expect(call(false)).toBeNull()
  const trial = call()
  expect(trial).not.toBeNull()
  now += 10_000
  expect(call()).toBeNull()
  trial?.recordResponse()
  expect([call(), call(false)]).not.toContain(null)
})

it('opens again when the trial times out', () => {
  timeOut()
  now += 5000
  const trial = call()
  now += 15_000
  trial?.recordTimeout()
  expect(call()).toBeNull()
  now += 5000
  expect(call()).not.toBeNull()
})

it('allows another trial when the client of the first disconnects', () => {
  timeOut()
  now += 5000
  call()?.recordDisconnect()
  expect(call()).not.toBeNull()
  expect(call()).toBeNull()
})

it('closes when an earlier call gets a response', () => {
  const earlyCall = call()
  timeOut()
  earlyCall?.recordResponse()
  expect(call(false)).not.toBeNull()
})
