import { act, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Notice } from './notice'
import { useNotice } from './use-notice'

const refused = { kind: 'error', text: 'This may not stand here' } as const
const failed = { kind: 'error', text: 'Not saved', isRoutine: true } as const
const saved = { kind: 'save', text: 'Saved', isRoutine: true } as const
const copied = { kind: 'save', text: 'Copied' } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  ['a save keeps the error of an action', [refused, saved], refused],
  ['a save keeps the success of an action', [copied, saved], copied],
  ['a save replaces the error of a save', [failed, saved], saved],
  ['a failed save replaces the error of an action', [refused, failed], failed],
  ['an action replaces any notice', [refused, copied], copied],
])('%s', (_what, notices, expected) => {
  const { result } = renderHook(() => useNotice())
  for (const notice of notices) act(() => result.current.notify(notice))
  expect(result.current.notice).toEqual(expected)
})

it('announces a success of automatic saving without showing it', () => {
  const { rerender } = render(<Notice notice={saved} />)
  expect(screen.getByRole('status')).toHaveTextContent('Saved')
  expect(screen.getByRole('status')).toHaveClass('visually-hidden', { exact: true })
  for (const notice of [copied, failed]) {
    rerender(<Notice notice={notice} />)
    expect(screen.getByRole('status')).not.toHaveClass('visually-hidden')
  }
})

const published = { kind: 'save', text: 'Published', link: { href: '/de', text: 'Visit' } } as const

it('shows a notice for 4000 ms, even with a link, and a lasting one until it is closed', () => {
  const { result } = renderHook(() => useNotice())
  for (const [notice, after] of [
    [copied, null],
    [published, null],
    [
      { ...refused, isLasting: true },
      { ...refused, isLasting: true },
    ],
  ] as const) {
    act(() => result.current.notify(notice))
    act(() => void vi.advanceTimersByTime(3999))
    expect(result.current.notice).toEqual(notice)
    act(() => void vi.advanceTimersByTime(1))
    expect(result.current.notice).toEqual(after)
  }
})

it('keeps a notice that is hovered or focused', () => {
  const { result } = renderHook(() => {
    const { notice, notify, hold } = useNotice()
    return { notice, notify, hold: hold as Record<keyof typeof hold, () => void> }
  })
  act(() => result.current.notify(published))
  act(() => result.current.hold.onFocus())
  act(() => void vi.advanceTimersByTime(60_000))
  expect(result.current.notice).toEqual(published)
  act(() => result.current.hold.onBlur())
  act(() => void vi.advanceTimersByTime(4000))
  expect(result.current.notice).toBeNull()
})
