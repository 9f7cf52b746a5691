import { expect, it, vi } from 'vitest'
import { createListeners } from './listeners'

it('calls every listener with the arguments until it unsubscribes', () => {
  const { subscribe, notify } = createListeners<[cause: string]>()
  const [first, second] = [vi.fn(), vi.fn()]
  subscribe(first)
  const unsubscribe = subscribe(second)
  notify('a')
  unsubscribe()
  notify('b')
  expect(first.mock.calls).toEqual([['a'], ['b']])
  expect(second.mock.calls).toEqual([['a']])
})
