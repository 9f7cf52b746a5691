import Cookies from 'js-cookie'
import { afterEach, expect, it, vi } from 'vitest'
import { consent } from './store'

afterEach(() => {
  Cookies.remove('consent')
})

it('stores nothing before a choice', () => {
  expect(document.cookie).toBe('')
  expect(consent.getServices()).toBeNull()
})

it('stores a refusal', () => {
  consent.decide([])
  expect(consent.getServices()).toEqual([])
})

it('adds a service to the allowed ones without duplicates', () => {
  consent.decide(['vimeo'])
  consent.allow('youtube')
  consent.allow('youtube')
  expect(consent.getServices()).toEqual(['vimeo', 'youtube'])
})

it('calls listeners of decisions on decisions only, and all others on every change', () => {
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

it('notifies other tabs', async () => {
  const otherTab = new BroadcastChannel('consent')
  const change = new Promise((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data)
  })
  const stop = consent.subscribe(() => {})
  consent.decide([])
  expect(await change).toBe('decision')
  stop()
  otherTab.close()
})
