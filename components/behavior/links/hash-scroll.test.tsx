import { expect, it, vi } from 'vitest'
import { createManualTimers } from '../timers.fixture'
import {
  decodeFragmentId,
  hashFirstDelayMs,
  hashRetries,
  hashRetryDelayMs,
  revealElement,
  scrollToHash,
} from './hash-scroll'

function arrive(hash: string, presentFromAttempt: number) {
  const timers = createManualTimers()
  const target = document.createElement('h2')
  const requestedIds: string[] = []
  const reveal = vi.fn()
  const find = (id: string) => {
    requestedIds.push(id)
    return requestedIds.length >= presentFromAttempt ? target : null
  }
  const cancel = scrollToHash(hash, { find, reveal, timers })
  return { timers, requestedIds, reveal, target, cancel }
}

it('makes the first attempt after 1000 ms', () => {
  const { timers, reveal, target } = arrive('#satzung', 1)
  timers.advance(hashFirstDelayMs - 1)
  expect(reveal).not.toHaveBeenCalled()
  timers.advance(1)
  expect(reveal).toHaveBeenCalledExactlyOnceWith(target)
  expect(timers.countPending()).toBe(0)
})

it('finds a late target by a later attempt', () => {
  const { timers, reveal } = arrive('#satzung', 3)
  timers.advance(hashFirstDelayMs + hashRetryDelayMs)
  expect(reveal).not.toHaveBeenCalled()
  timers.advance(hashRetryDelayMs)
  expect(reveal).toHaveBeenCalledOnce()
})

it('gives up after 100 retries', () => {
  const { timers, requestedIds, reveal } = arrive('#nirgends', Number.POSITIVE_INFINITY)
  timers.advance(hashFirstDelayMs + (hashRetries + 10) * hashRetryDelayMs)
  expect(requestedIds).toHaveLength(1 + hashRetries)
  expect(reveal).not.toHaveBeenCalled()
})

it('does not scroll after the reader has scrolled', () => {
  const { timers, reveal, cancel } = arrive('#satzung', 2)
  timers.advance(hashFirstDelayMs)
  cancel()
  timers.advance(10 * hashRetryDelayMs)
  expect(reveal).not.toHaveBeenCalled()
})

it.each([
  ['', null],
  ['#', null],
  ['#über-uns', 'über-uns'],
  ['#%C3%BCber-uns', 'über-uns'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('parses the fragment %j as %j', (hash, id) => {
  expect(decodeFragmentId(hash)).toBe(id)
})

it.each([
  [false, 'smooth'],
  [true, 'auto'],
] as const)(
  'with reduced motion %j, scrolls %s to 130 px above the target and moves the focus',
  (prefersReducedMotion, behavior) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: prefersReducedMotion && query.includes('reduce') }))
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const answer = document.createElement('details')
    const target = document.createElement('h2')
    answer.append(target)
    target.getBoundingClientRect = () => new DOMRect(0, 900, 100, 20)
    document.body.append(answer)
    revealElement(target)
    expect(answer.open).toBe(true)
    expect(scrollTo).toHaveBeenCalledWith({ top: 770, behavior })
    expect(document.activeElement).toBe(target)
    target.remove()
  },
)
