import { beforeEach, expect, it } from 'vitest'
import { createSilenceGuard, type SilenceGuard } from './silent-backend'

let now = 0
let guard: SilenceGuard
beforeEach(() => {
  now = 0
  guard = createSilenceGuard({ pauseMs: 5000, now: () => now })
})

const call = (isReading = true) => guard.begin(isReading)

/** Lets a call wait in vain. */
function findSilent(): void {
  const waiting = call()
  now += 15_000
  waiting?.silent()
}

it('lets calls through until one was answered with silence, then none for a while', () => {
  expect(call()).not.toBeNull()
  findSilent()
  expect([call(), call(false)]).toEqual([null, null])
  now += 4999
  expect(call()).toBeNull()
})

it('does not take one slow call for silence while others are answered', () => {
  const slow = call()
  now += 10_000
  call()?.answered()
  now += 5000
  slow?.silent()
  expect(call()).not.toBeNull()
})

it('learns nothing from the silence on what writes', () => {
  const upload = call(false)
  now += 15_000
  upload?.silent()
  expect(call()).not.toBeNull()
})

it('lets one reading call try after a while, and all when that is answered', () => {
  findSilent()
  now += 5000
  expect(call(false)).toBeNull()
  const trial = call()
  expect(trial).not.toBeNull()
  now += 10_000
  expect(call()).toBeNull()
  trial?.answered()
  expect([call(), call(false)]).not.toContain(null)
})

it('waits again when the trial is met with silence', () => {
  findSilent()
  now += 5000
  const trial = call()
  now += 15_000
  trial?.silent()
  expect(call()).toBeNull()
  now += 5000
  expect(call()).not.toBeNull()
})

it('lets another try when who tried went away', () => {
  findSilent()
  now += 5000
  call()?.abandoned()
  expect(call()).not.toBeNull()
  expect(call()).toBeNull()
})

it('lets all through when a call is answered that was on its way before', () => {
  const early = call()
  findSilent()
  early?.answered()
  expect(call(false)).not.toBeNull()
})
