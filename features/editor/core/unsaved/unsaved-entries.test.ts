import { expect, it, vi } from 'vitest'
import { createUnsavedEntries } from './unsaved-entries'

it('keeps entries across reloads and reports which modules have some', () => {
  let stored: unknown
  const store = { read: () => structuredClone(stored), write: (entries: unknown) => (stored = entries) }
  const onKeys = vi.fn()
  const entries = createUnsavedEntries(store, onKeys)
  for (const value of ['zu lang', 'viel zu lang']) entries.keep('m1', 'text', value)
  expect(onKeys).toHaveBeenCalledOnce()
  const reloaded = createUnsavedEntries(store, onKeys)
  expect([reloaded.listKeys(), reloaded.getEntries('m1')]).toEqual([['m1'], { text: 'viel zu lang' }])
  reloaded.drop('m1', ['text'])
  expect([reloaded.listKeys(), stored]).toEqual([[], null])
})

it.each([undefined, '{', { m1: 1 }])('starts without entries if %j is stored', (stored) => {
  expect(createUnsavedEntries({ read: () => stored, write: vi.fn() }, vi.fn()).listKeys()).toEqual([])
})
