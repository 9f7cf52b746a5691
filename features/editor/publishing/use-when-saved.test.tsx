import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { SyncStatus } from '../core/sync'
import { useWhenSaved } from './use-when-saved'

const inStatus = (status: SyncStatus) =>
  renderHook(({ status: now }: { status: SyncStatus }) => useWhenSaved(now), { initialProps: { status } })

it('waits until everything is saved, and works once', () => {
  const work = vi.fn()
  const { result, rerender } = inStatus('unsaved')
  act(() => result.current.whenSaved(work))
  expect(result.current.isWaiting).toBe(true)
  rerender({ status: 'saving' })
  expect(work).not.toHaveBeenCalled()
  rerender({ status: 'saved' })
  rerender({ status: 'unsaved' })
  rerender({ status: 'saved' })
  expect(work).toHaveBeenCalledTimes(1)
  expect(result.current.isWaiting).toBe(false)
})

it.each(['offline', 'login-needed', 'conflict', 'refused'] as const)(
  'gives up when it is %s, and says so',
  (status) => {
    const work = vi.fn()
    const { result, rerender } = inStatus('saving')
    act(() => result.current.whenSaved(work))
    rerender({ status })
    expect(result.current).toMatchObject({ isWaiting: false, problem: status })
    rerender({ status: 'saved' })
    expect(work).not.toHaveBeenCalled()
  },
)
