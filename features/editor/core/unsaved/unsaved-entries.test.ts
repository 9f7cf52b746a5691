import { expect, it, vi } from 'vitest'
import { createDocument, createTree } from '../example.fixture'
import { createUnsavedEntries } from './unsaved-entries'
import { createUnsavedWork } from './unsaved-work'

it('keeps entries across reloads and reports which modules have some', () => {
  let storedEntries: unknown
  const store = { read: () => structuredClone(storedEntries), write: (entries: unknown) => (storedEntries = entries) }
  const onKeys = vi.fn()
  const entries = createUnsavedEntries(store, onKeys)
  for (const value of ['zu lang', 'viel zu lang']) entries.keep('m1', 'text', value)
  expect(onKeys).toHaveBeenCalledOnce()
  const reloaded = createUnsavedEntries(store, onKeys)
  expect([reloaded.listKeys(), reloaded.getEntries('m1')]).toEqual([['m1'], { text: 'viel zu lang' }])
  reloaded.drop('m1', ['text'])
  expect([reloaded.listKeys(), storedEntries]).toEqual([[], null])
})

it('drops entries of modules that were removed before the start', () => {
  const write = vi.fn()
  const store = { read: () => ({ a: { content: 'x' }, removed: { content: 'y' } }), write }
  createUnsavedWork(store, () => ({ document: createDocument(createTree('a')) }), vi.fn())
  expect(write).toHaveBeenLastCalledWith({ a: { content: 'x' } })
})

it.each([undefined, '{', { m1: 1 }])('starts without entries if %j is stored', (stored) => {
  expect(createUnsavedEntries({ read: () => stored, write: vi.fn() }, vi.fn()).listKeys()).toEqual([])
})
