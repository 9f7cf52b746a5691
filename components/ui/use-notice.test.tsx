import { act, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Notice } from './notice'
import { useNotice } from './use-notice'

const refusalNotice = { kind: 'error', text: 'This may not stand here' } as const
const failureNotice = { kind: 'error', text: 'Not saved', isRoutine: true } as const
const saveNotice = { kind: 'success', text: 'Saved', isRoutine: true } as const
const copyNotice = { kind: 'success', text: 'Copied' } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  ['a save keeps the error of an action', [refusalNotice, saveNotice], refusalNotice],
  ['a save keeps the success of an action', [copyNotice, saveNotice], copyNotice],
  ['a save replaces the error of a save', [failureNotice, saveNotice], saveNotice],
  ['a failed save replaces the error of an action', [refusalNotice, failureNotice], failureNotice],
  ['an action replaces any notice', [refusalNotice, copyNotice], copyNotice],
])('%s', (_title, notices, expected) => {
  const { result } = renderHook(() => useNotice())
  for (const notice of notices) act(() => result.current.notify(notice))
  expect(result.current.notice).toEqual(expected)
})

it('announces a success of automatic saving without showing it', () => {
  const { rerender } = render(<Notice notice={saveNotice} />)
  expect(screen.getByRole('status')).toHaveTextContent('Saved')
  expect(screen.getByRole('status')).toHaveClass('visually-hidden', { exact: true })
  for (const notice of [copyNotice, failureNotice]) {
    rerender(<Notice notice={notice} />)
    expect(screen.getByRole('status')).not.toHaveClass('visually-hidden')
  }
})

const publishNotice = { kind: 'success', text: 'Published', link: { href: '/de', text: 'Visit' } } as const

it('shows a notice for 4000 ms, even with a link, and a lasting one until it is closed', () => {
  const { result } = renderHook(() => useNotice())
  for (const [notice, laterNotice] of [
    [copyNotice, null],
    [publishNotice, null],
    [
      { ...refusalNotice, isLasting: true },
      { ...refusalNotice, isLasting: true },
    ],
  ] as const) {
    act(() => result.current.notify(notice))
    act(() => void vi.advanceTimersByTime(3999))
    expect(result.current.notice).toEqual(notice)
    act(() => void vi.advanceTimersByTime(1))
    expect(result.current.notice).toEqual(laterNotice)
  }
})

it('keeps a notice that is hovered or focused', () => {
  const { result } = renderHook(() => {
    const { notice, notify, holdHandlers } = useNotice()
    return { notice, notify, holdHandlers: holdHandlers as Record<keyof typeof holdHandlers, () => void> }
  })
  act(() => result.current.notify(publishNotice))
  act(() => result.current.holdHandlers.onFocus())
  act(() => void vi.advanceTimersByTime(60_000))
  expect(result.current.notice).toEqual(publishNotice)
  act(() => result.current.holdHandlers.onBlur())
  act(() => void vi.advanceTimersByTime(4000))
  expect(result.current.notice).toBeNull()
})
