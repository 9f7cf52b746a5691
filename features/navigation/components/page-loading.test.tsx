import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageProgress } from '@/components/behavior/progress/progress'
import { PageLoading } from './page-loading'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  act(() => {
    pageProgress.finish()
    vi.runAllTimers()
  })
  vi.useRealTimers()
})

/** Counts the skeletons of a loading page, including those of its lists. */
function countSkeletons(path: string): number {
  const { container } = render(<PageLoading label="Lädt" layout="public" />)
  act(() => {
    pageProgress.start(path)
    vi.advanceTimersByTime(1000)
  })
  expect(screen.getByRole('status')).toHaveTextContent('Lädt')
  return container.querySelectorAll('[data-skeleton]').length
}

it.each([
  ['a text', '/de/ueber-uns', 1],
  ['downloads', '/de/account/downloads/tarif/7', 3],
  ['organizations', '/en/addresses/theatre', 3],
])('shows the skeleton while %s loads', (_what, path, count) => {
  expect(countSkeletons(path)).toBe(count)
})
