import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetSavedJobs, toggleSavedJob, useSavedJobs } from './saved-jobs'

const saved = () => renderHook(useSavedJobs).result

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

it('ads are saved, the last first, and forgotten', () => {
  const ids = saved()
  act(() => toggleSavedJob(3))
  act(() => toggleSavedJob(7))
  expect(ids.current).toEqual([7, 3])
  act(() => toggleSavedJob(3))
  expect(ids.current).toEqual([7])
  act(() => forgetSavedJobs([7, 9]))
  expect(ids.current).toEqual([])
})

it('no more are saved than can be asked for, and nothing that is no id', () => {
  const numbers = Array.from({ length: 150 }, (_, index) => index + 1)
  localStorage.setItem('saved-jobs', `<b>,-1,0,1e3,5,5,${numbers}`)
  const ids = saved()
  expect(ids.current).toHaveLength(100)
  expect(ids.current.slice(0, 3)).toEqual([5, 1, 2])
  act(() => toggleSavedJob(500))
  expect(ids.current).toHaveLength(100)
  expect(ids.current[0]).toBe(500)
})

it('what another tab saves is seen', () => {
  const ids = saved()
  localStorage.setItem('saved-jobs', '4')
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'saved-jobs' })))
  expect(ids.current).toEqual([4])
})

it('a browser that stores nothing keeps them as long as the page', () => {
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
