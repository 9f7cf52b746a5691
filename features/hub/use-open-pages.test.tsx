import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { useOpenPages } from './use-open-pages'

beforeEach(() => sessionStorage.clear())

it('keeps pages that were expanded during an action', () => {
  const { result } = renderHook(() => useOpenPages())
  const { openAll } = result.current
  act(() => result.current.setOpenIds(new Set([1])))
  act(() => openAll([2]))
  expect([...result.current.openIds]).toEqual([1, 2])
})

it('restores expanded pages after a reload', () => {
  const first = renderHook(() => useOpenPages())
  act(() => first.result.current.openAll([3, 4]))
  first.unmount()
  const { result } = renderHook(() => useOpenPages())
  expect([...result.current.openIds]).toEqual([3, 4])
  act(() => result.current.closeAll())
  expect(sessionStorage.getItem('hub-open')).toBe('')
})
