import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { removeSavedJobs, toggleSavedJob, useSavedJobs } from './saved-jobs'

const saved = () => renderHook(useSavedJobs).result

beforeEach(() => localStorage.clear())

it('saves ads, the last first, and removes them', () => {
  const ids = saved()
  act(() => toggleSavedJob(3))
  act(() => toggleSavedJob(7))
  expect(ids.current).toEqual([7, 3])
  act(() => toggleSavedJob(3))
  expect(ids.current).toEqual([7])
  act(() => removeSavedJobs([7, 9]))
  expect(ids.current).toEqual([])
})

it('limits the saved ads and drops invalid ids', () => {
  const numbers = Array.from({ length: 150 }, (_, index) => index + 1)
  localStorage.setItem('saved-jobs', `<b>,-1,0,1e3,5,5,${numbers}`)
  const ids = saved()
  expect(ids.current).toHaveLength(100)
  expect(ids.current.slice(0, 3)).toEqual([5, 1, 2])
  const results: boolean[] = []
  for (const id of [500, 99, 500]) act(() => void results.push(toggleSavedJob(id)))
  expect(results).toEqual([false, true, true])
  expect(ids.current).toHaveLength(100)
  expect(ids.current.slice(0, 2)).toEqual([500, 5])
})

it('sees the changes of other tabs', () => {
  const ids = saved()
  localStorage.setItem('saved-jobs', '4')
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'saved-jobs' })))
  expect(ids.current).toEqual([4])
})

it('keeps the ads for the life of the page without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Full')
  })
  const ids = saved()
  act(() => toggleSavedJob(8))
  expect(ids.current).toEqual([8])
  vi.restoreAllMocks()
  act(() => toggleSavedJob(8))
  expect(ids.current).toEqual([])
})
