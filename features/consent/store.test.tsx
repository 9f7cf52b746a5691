import Cookies from 'js-cookie'
import { afterEach, expect, test, vi } from 'vitest'
import { consent } from './store'

afterEach(() => {
  Cookies.remove('consent')
})

test('before any choice nothing is stored', () => {
  expect(document.cookie).toBe('')
  expect(consent.services()).toBeNull()
})

test('who refused has chosen', () => {
  consent.decide([])
  expect(consent.services()).toEqual([])
})

test('one service is added to those that are on, once', () => {
  consent.decide(['vimeo'])
  consent.allow('youtube')
  consent.allow('youtube')
  expect(consent.services()).toEqual(['vimeo', 'youtube'])
})

test('listeners are called on changes; only decisions revoke one-time permissions', () => {
  const changed = vi.fn()
  const decided = vi.fn()
  const stops = [consent.subscribe(changed), consent.onDecision(decided)]
  consent.allow('youtube')
  expect([changed.mock.calls.length, decided.mock.calls.length]).toEqual([1, 0])
  consent.decide([])
  expect([changed.mock.calls.length, decided.mock.calls.length]).toEqual([2, 1])
  for (const stop of stops) stop()
  consent.decide(['x'])
  expect(changed).toHaveBeenCalledTimes(2)
})

test('other tabs are notified', async () => {
  const other = new BroadcastChannel('consent')
  const heard = new Promise((resolve) => {
    other.onmessage = ({ data }) => resolve(data)
  })
  const stop = consent.subscribe(() => {})
  consent.decide([])
  expect(await heard).toBe('decision')
  stop()
  other.close()
})
