import { beforeEach, expect, it } from 'vitest'
import { createFairBreaker, type FairBreaker } from './fair-breaker'

let now = 0
let breaker: FairBreaker
beforeEach(() => {
  now = 0
  breaker = createFairBreaker({ pauseMs: 5000, now: () => now })
})

const begin = (client: string) => breaker.begin(true, client)

/** Simulates a call of a client that times out. */
function timeOut(client: string): void {
  const call = begin(client)
  now += 15_000
  call?.recordTimeout()
}

it('opens only for the client whose calls time out', () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    timeOut('a')
    expect(begin('a')).toBeNull()
    now += 5000
  }
  timeOut('a')
  expect([begin('a'), begin('b')]).toEqual([null, expect.anything()])
})

it('opens for all after timeouts of two clients, and closes after one response', () => {
  timeOut('a')
  timeOut('b')
  expect(begin('c')).toBeNull()
  now += 5000
  const trial = begin('c')
  expect([trial, begin('d')]).toEqual([expect.anything(), null])
  trial?.recordResponse()
  expect(begin('d')).not.toBeNull()
})

it('stays closed for all after a response between the timeouts of two clients', () => {
  timeOut('a')
  begin('c')?.recordResponse()
  timeOut('b')
  expect(begin('c')).not.toBeNull()
})

it('ignores a call whose client disconnected', () => {
  timeOut('a')
  timeOut('b')
  now += 5000
  begin('c')?.recordDisconnect()
  expect(begin('d')).not.toBeNull()
})
