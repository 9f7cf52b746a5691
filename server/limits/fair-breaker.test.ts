import { beforeEach, expect, it } from 'vitest'
import { createFairBreaker, type FairBreaker } from './fair-breaker'

let now = 0
let breaker: FairBreaker
beforeEach(() => {
  now = 0
  breaker = createFairBreaker({ pauseMs: 5000, now: () => now })
})

const begin = (client: string) => breaker.begin(true, client)

/** Lets a call of a client wait in vain. */
function findSilent(client: string): void {
  const waiting = begin(client)
  now += 15_000
  waiting?.timedOut()
}

it('one client opens it for itself alone, however often its calls time out', () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    findSilent('a')
    expect(begin('a')).toBeNull()
    now += 5000
  }
  findSilent('a')
  expect([begin('a'), begin('b')]).toEqual([null, expect.anything()])
})

it('two clients open it for all, and one answer closes it', () => {
  findSilent('a')
  findSilent('b')
  expect(begin('c')).toBeNull()
  now += 5000
  const trial = begin('c')
  expect([trial, begin('d')]).toEqual([expect.anything(), null])
  trial?.answered()
  expect(begin('d')).not.toBeNull()
})

it('stays closed for all after an answer between the timeouts of two clients', () => {
  findSilent('a')
  begin('c')?.answered()
  findSilent('b')
  expect(begin('c')).not.toBeNull()
})

it('an abandoned call of a client says nothing about the backend', () => {
  findSilent('a')
  findSilent('b')
  now += 5000
  begin('c')?.abandoned()
  expect(begin('d')).not.toBeNull()
})
